"use client";

import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/layout/button";

type Props = {
  label: string;
  primary?: boolean;
  danger?: boolean;
  quiet?: boolean;
  children: (close: () => void) => ReactNode;
};

/** Render a button and the dialog it opens. */
export function DialogButton({ label, primary = false, danger = false, quiet = false, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={primary ? "contained" : quiet ? "text" : "outlined"}
        color={danger ? "error" : "primary"}
        onClick={() => setOpen(true)}
        height="touch"
      >
        {label}
      </Button>
      {open ? children(() => setOpen(false)) : null}
    </>
  );
}
