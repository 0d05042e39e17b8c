"""Drawing: one canvas in millimetres with y down, and the back-ends that stand behind it."""
