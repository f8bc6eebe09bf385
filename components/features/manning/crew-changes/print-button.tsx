"use client";

import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";

/** Print the page with the browser. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="outlined" startIcon={<Icon name="print" />} onClick={() => window.print()} height="touch">
      {label}
    </Button>
  );
}
