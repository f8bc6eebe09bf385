"use client";

import { useState, type ComponentType, type ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";

type Closing = { onClose: () => void };
type Look = { label: string; name?: string; variant?: "outlined" | "text"; small?: boolean };

/**
 * Create a button that lazy-loads its dialog on hover. name: accessible name of the action and its target; dialogProps:
 * props of the dialog.
 */
export function openerOf<P extends Closing>(load: () => Promise<ComponentType<P>>) {
  const Dialog = lazyDialog<P>(load);
  type Asked = Omit<P, "onClose">;
  return function Opener(props: { asked: Asked } & Look): ReactNode {
    const { label, name, variant = "outlined", small = false, asked } = props;
    const [isOpen, setOpen] = useState(false);
    // With onClose these are all props of the dialog.
    const whole = { ...asked, onClose: () => setOpen(false) } as P;
    return (
      <>
        <Button
          variant={variant}
          size={small ? "small" : "medium"}
          aria-label={name}
          {...Dialog.warm}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
        {isOpen ? <Dialog {...whole} /> : null}
      </>
    );
  };
}
