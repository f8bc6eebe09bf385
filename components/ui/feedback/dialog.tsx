"use client";

import MuiDialog, { type DialogProps } from "@mui/material/Dialog";
import { ThemeFrame } from "../layout/theme-frame";

/** MUI's dialog with its theme. Load it lazily, when the dialog opens. */
export function Dialog(props: DialogProps) {
  return (
    <ThemeFrame>
      <MuiDialog {...props} />
    </ThemeFrame>
  );
}
