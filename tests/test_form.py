"""Forms from anywhere: what is no form of ours, or damaged, or meant to do harm, is one sentence and no more."""

import io
import time
import zlib
from dataclasses import replace
from pathlib import Path
from random import Random

import pikepdf
import pypdf
import pytest
from command_line import pnp
from fillers import fill_with_pikepdf, fill_with_pypdf, widgets

from pnp.errors import RecordError
from pnp.form import LARGEST, read_forms
from pnp.games.carmine import game
from pnp.games.carmine.filled import fill_form
from pnp.press.options import PrintOptions
from pnp.press.printing import make_pdf
from pnp.record import Record, Records, read_transcript
from pnp.seeds import SetupCode
from pnp.templates import Templates, house_templates
from pnp.validate import Court

DATA = Templates(house_templates())
ROOT = Path(__file__).parent.parent
SHEETS = game.sheets(game.setup(SetupCode.parse("carmine:board=A1#KRAKEN-7"), DATA), DATA)
BLANK = make_pdf(SHEETS, PrintOptions(parts=("log-sheet",), fillable=True))
SOLO = game.read_text(read_transcript((ROOT / "tests" / "records" / "carmine-solo.txt").read_text(encoding="utf-8")))
VALUES = {
    name: value for name, value in fill_form(SOLO, widgets(BLANK).keys()).items() if not name.startswith("ledger.")
}
FILLED = fill_with_pypdf(BLANK, VALUES)


def reason(data: bytes) -> str:
    """Give the sentence with which a file is refused, and quickly."""
    begun = time.monotonic()
    with pytest.raises(RecordError) as caught:
        read_forms(data)
    assert time.monotonic() - begun < 20
    said = str(caught.value)
    assert said.isprintable()
    assert len(said) < 200
    assert not said.endswith(".")
    return said


def raw(*objects: bytes, trailer: bytes = b"") -> bytes:
    """Write a PDF of these objects, the first of which is the catalogue."""
    out, offsets = b"%PDF-1.7\n", []
    for number, content in enumerate(objects, 1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    return out + b"trailer\n<</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, trailer, start)


def with_fields(*fields: bytes) -> bytes:
    ours = b"<</T(pnp)/Kids[<</T(format)/FT/Tx/Ff 1/V(pnp-form/1)>>]>>"
    return raw(b"<</Type/Catalog/AcroForm<</Fields[%s%s]>>>>" % (ours, b"".join(fields)))


# -- what is read ----------------------------------------------------------------------------------


def test_values_names_and_the_head_are_read() -> None:
    (form,) = read_forms(FILLED)
    assert {name: form.fields[name] for name in VALUES} == VALUES
    assert form.names == widgets(BLANK).keys()
    assert [header.key for header in form.head] == ["Format", "Code"]
    assert form.fields["pnp.code"] == "carmine:board=A1#KRAKEN-7"


def test_text_of_all_encodings_and_boxes_of_all_habits_are_understood() -> None:
    (form,) = read_forms(
        with_fields(
            b"<</T(plain)/FT/Tx/V( a\\(b\\) )>>",
            b"<</T(wide)/FT/Tx/V<FEFF04166D77>>>",
            b"<</T(new)/FT/Tx/V<EFBBBFD096>>>",
            b"<</T(on)/FT/Btn/V/Yes>>",
            b"<</T(shown)/FT/Btn/AS/Yes>>",
            b"<</T(within)/FT/Btn/Kids[<</AS/On>>]>>",
            b"<</T(off)/FT/Btn/V/Off/AS/Off>>",
            b"<</T(group)/FT/Tx/V(taken over)/Kids[<</T(one)>><</T(two)/V(own)>>]>>",
            b"<</T(copy-2)/Kids[<</T(plain)/FT/Tx/V(second)>>]>>",
            b"<</T(copy-3)/Kids[<</T(plain)/FT/Tx/V(printed)/Ff 1>>]>>",
        )
    )[:1]
    said = {name: value for name, value in form.fields.items() if not name.startswith("pnp.")}
    assert said == {
        **{"plain": "a(b)", "wide": "Ж海", "new": "Ж", "on": "yes", "shown": "yes", "within": "yes"},
        **{"group.one": "taken over", "group.two": "own"},
    }
    assert "off" in form.names


def test_copies_that_somebody_has_filled_in_are_forms_of_their_own() -> None:
    copies = [b"<</T(copy-%d)/Kids[<</T(a)/FT/Tx/V(%s)/Ff %d>>]>>" % copy for copy in ((2, b"x", 0), (3, b"y", 1))]
    one, two = read_forms(with_fields(b"<</T(a)/FT/Tx/V(first)>>", *copies))
    assert (one.copy, one.fields["a"], two.copy, two.fields) == (1, "first", 2, {"a": "x"})
    (other,) = read_forms(with_fields(b"<</T(a)/FT/Tx>>", *copies))
    assert other.copy == 2


# -- what is not -----------------------------------------------------------------------------------


def test_a_pdf_without_fields_says_how_that_may_have_come() -> None:
    assert reason(make_pdf(SHEETS, PrintOptions(parts=("log-sheet",)))).startswith(
        "it has no fields: it was not printed"
    )


def test_forms_of_others_are_not_read() -> None:
    foreign = raw(b"<</Type/Catalog/AcroForm<</Fields[<</T(name)/FT/Tx>>]>>>>")
    assert reason(foreign) == "it is a form, but none of ours"
    newer = raw(b"<</Type/Catalog/AcroForm<</Fields[<</T(pnp)/Kids[<</T(format)/FT/Tx/V(pnp-form/9)>>]>>]>>>>")
    assert reason(newer) == "it is of a format that is not known: “pnp-form/9”"
    assert reason(raw(b"<</Type/Catalog/AcroForm<</XFA[]/Fields[]>>>>")) == "it is a form of another kind (XFA)"


def test_an_encrypted_form_is_refused() -> None:
    file = io.BytesIO()
    with pikepdf.open(io.BytesIO(BLANK)) as document:
        document.save(file, encryption=pikepdf.Encryption(owner="a", user="b"))
    assert reason(file.getvalue()) == "it is encrypted: save it without a password"


def test_a_file_that_only_claims_to_be_a_pdf_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"[Format]\n")
    assert pnp("validate", path).refusal() == f"{path} is not a PDF"
    path.write_bytes(b"%PDF-1.7\n")
    assert pnp("validate", path).refusal().startswith(f"{path}: it is not a PDF that can be read")
    path.write_bytes(FILLED + b" " * LARGEST)
    assert pnp("validate", path).refusal() == f"{path}: it is larger than 10 MB: no sheet is"


@pytest.mark.parametrize(
    "hostile",
    [
        raw(b"<</Type/Catalog/AcroForm 2 0 R>>", b"<</Fields[3 0 R]>>", b"<</T(a)/Kids[3 0 R]>>"),
        raw(b"<</Type/Catalog/AcroForm 2 0 R>>", b"<</Fields[3 0 R 3 0 R]>>", b"<</T(a)/FT/Tx>>"),
        raw(b"<</Type/Catalog/AcroForm 2 0 R>>", b"2 0 R"),
        raw(b"<</Type/Catalog/AcroForm 2 0 R>>", b"3 0 R", b"2 0 R"),
        raw(b"<</Type/Catalog/AcroForm<</Fields " + b"[" * 50_000 + b"]" * 50_000 + b">>>>"),
        raw(b"<</Type/Catalog/AcroForm<</Fields[" + b"<</T(a)/Kids[" * 500 + b"]>>" * 500 + b"]>>>>"),
        raw(b"<</Type/Catalog/AcroForm<</Fields[" + b"<</T(a)/FT/Tx>>" * 51_000 + b"]>>>>"),
        raw(b"<</Type/Catalog/AcroForm<</Fields[<</T(a)/FT/Tx/V 99 0 R>>]>>>>"),
        raw(b"<</Type/Catalog>>", trailer=b"/Prev 99999999"),
        with_fields(b"<</T(a)/FT/Tx/V(%s)>>" % (b"x" * 2_000_000)),
        with_fields(b"<</T(%s)/FT/Tx/V(x)>>" % (b"x" * 2_000_000)),
        with_fields(b"<</T(a)/FT/Tx/V(x)>>", b"<</T(a)/FT/Tx/V(y)>>"),
        b"%PDF-1.7\n" + b"<<" * 100_000,
        b"%PDF-1.7\n" + b"\0" * 100_000 + b"startxref\n0\n%%EOF\n",
    ],
)
def test_a_pdf_that_means_harm_is_refused(hostile: bytes) -> None:
    reason(hostile)


def test_a_value_that_unpacks_into_a_quarter_of_a_gigabyte_is_refused() -> None:
    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(bytes(1 << 20)) for _ in range(256)) + packer.flush()
    stream = b"<</Filter/FlateDecode/Length %d>>stream\n%s\nendstream" % (len(bomb), bomb)
    reason(raw(b"<</Type/Catalog/AcroForm<</Fields[<</T(a)/FT/Tx/V 2 0 R>>]>>>>", stream))


def test_types_that_nobody_expects_do_no_harm() -> None:
    (form,) = read_forms(
        with_fields(b"<</T(a)/FT/Btn/V[1 2]/AS 3/Ff(x)/Kids 7>>", b"<</T 5/FT/Tx/V<</X 1>>>>", b"7", b"[1]", b"null")
    )
    assert form.fields["a"] == "yes"


def test_a_head_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    for head, said in (
        ("[Format", "what it says about itself cannot be read: a header is written like"),
        ('[Format "pnp-voyage/1"] [Game "krill"]', "there is no game “krill”"),
        ('[Format "pnp-voyage/7"] [Game "carmine"]', "the format “pnp-voyage/7” is not known"),
        ('[Format "pnp-voyage/1"] [Code "carmine:board=A1#X"] [Finished "no"]', "the header Finished stands twice"),
    ):
        path = tmp_path / "tampered.pdf"
        path.write_bytes(fill_with_pikepdf(FILLED, {"pnp.head": head}))
        assert said in pnp("validate", path).refusal()


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_form_has_a_verdict_or_is_refused(seed: int, tmp_path: Path) -> None:
    rng, court, path = Random(seed), Court(), tmp_path / "damaged.pdf"
    codes = set()
    for kind in ("cut", "flip", "flips", "lost", "doubled") * 6:
        data = bytearray(FILLED)
        at, long = rng.randrange(len(data)), rng.randrange(2000)
        if kind == "cut":
            del data[at:]
        elif kind == "lost":
            del data[at : at + long]
        elif kind == "doubled":
            data[at:at] = data[at : at + long]
        else:
            for _ in range(1 if kind == "flip" else 300):
                data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        path.write_bytes(data)
        for finding in court.findings(Records(path)):
            codes.add(finding.code)
            assert finding.error is None or "\n" not in str(finding.error)
            assert finding.verdict is None or finding.text()
    assert 2 in codes


def test_wrong_values_have_a_verdict_or_are_refused() -> None:
    rng, court = Random(7), Court()
    (form,) = read_forms(FILLED)
    strange = ["", "x" * 3999, "A1 " * 900, "|" * 40, '"', "; gone", "9" * 3000, "\ufffd", "none", "-"]
    for _ in range(60):
        fields = dict(form.fields)
        for name in rng.sample(sorted(form.names), 3):
            fields[name] = rng.choice([*strange, rng.choice(sorted(form.fields.values()))])
        finding = court.judge(Record("sheet.pdf", form=replace(form, fields={k: v for k, v in fields.items() if v})))
        assert finding.code in (0, 1, 2)
        assert len(str(finding.error)) < 500


def test_pypdf_itself_is_not_heard(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cut.pdf"
    path.write_bytes(FILLED[: len(FILLED) // 2])
    pnp("validate", path).refusal()
    heard = capfd.readouterr()
    assert heard.out + heard.err == ""
    assert pypdf.PdfReader(io.BytesIO(FILLED)).pages
