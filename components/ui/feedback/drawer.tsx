"use client";

import type { DialogProps } from "@mui/material/Dialog";
import { Dialog } from "./dialog";

const rightDrawerSx = {
  "& .MuiDialog-container": { justifyContent: "flex-end" },
  "& .MuiDialog-paper": {
    width: 760,
    maxWidth: "100%",
    height: "100%",
    maxHeight: "100%",
    m: 0,
    borderRadius: 0,
  },
};

/** Opens a dialog at the right edge of the window, or over the whole window on a phone. */
export function Drawer(props: Omit<DialogProps, "sx" | "maxWidth" | "fullWidth">) {
  return <Dialog {...props} maxWidth={false} sx={rightDrawerSx} />;
}
