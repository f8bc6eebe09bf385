"use client";

import Button from "@mui/material/Button";
import { useState, type ReactNode } from "react";

type Props = {
  label: string;
  primary?: boolean;
  danger?: boolean;
  quiet?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A button and the dialog it opens. */
export function DialogButton({ label, primary = false, danger = false, quiet = false, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={primary ? "contained" : quiet ? "text" : "outlined"}
        color={danger ? "error" : "primary"}
        onClick={() => setOpen(true)}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {label}
      </Button>
      {open ? children(() => setOpen(false)) : null}
    </>
  );
}
