"use client";

import { useState, type ComponentType, type ReactNode } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";

type WithOnClose = { onClose: () => void };
type ButtonProps = { label: string; name?: string; variant?: "outlined" | "text"; small?: boolean };

/**
 * Create a button that lazy-loads its dialog on hover. name: accessible name of the action and its target; dialogProps:
 * props of the dialog.
 */
export function lazyDialogButton<P extends WithOnClose>(load: () => Promise<ComponentType<P>>) {
  const Dialog = lazyDialog<P>(load);
  type DialogProps = Omit<P, "onClose">;
  return function Opener(props: { dialogProps: DialogProps } & ButtonProps): ReactNode {
    const { label, name, variant = "outlined", small = false, dialogProps } = props;
    const [isOpen, setOpen] = useState(false);
    // With onClose these are all props of the dialog.
    const allProps = { ...dialogProps, onClose: () => setOpen(false) } as P;
    return (
      <>
        <Button
          variant={variant}
          size={small ? "small" : "medium"}
          aria-label={name}
          {...Dialog.preloadProps}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
        {isOpen ? <Dialog {...allProps} /> : null}
      </>
    );
  };
}
