"use client";

import { useRouter } from "next/navigation";
import { TaxStatusButton } from "../tax-status-button";

type Of = Omit<React.ComponentProps<typeof TaxStatusButton>, "onSettled">;

/** Tax status button inside the month: refreshes the list after saving. */
export function SettleTaxStatus({ of }: { of: Of }) {
  const router = useRouter();
  return <TaxStatusButton {...of} onSettled={() => router.refresh()} />;
}
