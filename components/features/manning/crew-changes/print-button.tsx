"use client";

import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";

/** The browser's own way to paper. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="outlined" startIcon={<Icon name="print" />} onClick={() => window.print()} height="touch">
      {label}
    </Button>
  );
}
