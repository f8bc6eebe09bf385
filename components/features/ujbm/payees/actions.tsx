"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { VesselPayees } from "@/lib/features/ujbm/payees/schema";

const RequestDialog = lazyDialog(() => import("./request-dialog").then((module) => module.RequestPayeeDialog));
const DecideDialog = lazyDialog(() => import("./decide-dialog").then((module) => module.DecidePayeeDialog));

const decisions = { approve: "Approved", reject: "Rejected", withdraw: "Withdrawn" } as const;
type OpenDialog = "change" | "remove" | keyof typeof decisions;

/** Request another account of a vessel, and decide requests. */
export function PayeeActions({ payees }: { payees: VesselPayees }) {
  const t = useTranslations("ujbm.payee");
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const onClose = () => setOpenDialog(null);
  const { allowedActions, inForce, waiting } = payees;
  const mayRequest = allowedActions.includes("request");
  const decidable = (["withdraw", "reject", "approve"] as const).filter((name) => allowedActions.includes(name));
  return (
    <>
      {mayRequest && inForce ? (
        <Button {...RequestDialog.preloadProps} onClick={() => setOpenDialog("remove")}>
          {t("remove")}
        </Button>
      ) : null}
      {mayRequest ? (
        <Button variant="outlined" {...RequestDialog.preloadProps} onClick={() => setOpenDialog("change")}>
          {t("change")}
        </Button>
      ) : null}
      {decidable.map((name) => (
        <Button
          key={name}
          variant={name === "approve" ? "contained" : "outlined"}
          {...DecideDialog.preloadProps}
          onClick={() => setOpenDialog(name)}
        >
          {t(name)}
        </Button>
      ))}
      {openDialog === "change" || openDialog === "remove" ? (
        <RequestDialog payees={payees} isRemoval={openDialog === "remove"} onClose={onClose} />
      ) : null}
      {openDialog && openDialog !== "change" && openDialog !== "remove" && waiting ? (
        <DecideDialog vessel={payees.vesselName} waiting={waiting} decision={decisions[openDialog]} onClose={onClose} />
      ) : null}
    </>
  );
}
