"use client";

import { useRouter } from "next/navigation";
import { TaxStatusButton } from "../tax-status-button";

type Of = Omit<React.ComponentProps<typeof TaxStatusButton>, "onSettled">;

/** The button in the month: the list is read again once it is settled. */
export function SettleTaxStatus({ of }: { of: Of }) {
  const router = useRouter();
  return <TaxStatusButton {...of} onSettled={() => router.refresh()} />;
}
