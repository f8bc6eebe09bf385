"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import { sendExtensionMailAction } from "@/lib/features/manning/extensions/actions";
import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";

const DecideDialog = lazyDialog(() => import("./decide-dialog").then((module) => module.DecideExtensionDialog));
const WithdrawDialog = lazyDialog(() => import("./withdraw-dialog").then((module) => module.WithdrawExtensionDialog));

const recordAddress = (crewId: number) =>
  `/dashboard/crew-management/${crewId}/details?tab=upcoming-schedule#extensions`;

/** Offer the actions of a pending request: decide, record the seafarer's answer, resend the mail, withdraw. */
export function ExtensionActions({ row }: { row: ExtensionRow }) {
  const t = useTranslations("extensions");
  const router = useRouter();
  const toast = useToast();
  const [openDialog, setOpenDialog] = useState<"Approved" | "Rejected" | "withdraw" | null>(null);
  const onClose = () => setOpenDialog(null);
  const { employeeName: name, crewId, vesselCrewExtensionId, mayDecide, mayWithdraw, mayConsent } = row;
  const resend = async () => {
    const sent = await sendExtensionMailAction({ sendEmailType: "ExtensionConsent", vesselCrewExtensionId }).catch(
      () => null,
    );
    toast(
      sent?.ok ? { severity: "success", text: t("decide.sent") } : { severity: "warning", text: t("decide.notSent") },
    );
  };
  const choices = [
    ...(mayConsent ? [{ label: t("actions.recordAnswer"), choose: () => router.push(recordAddress(crewId)) }] : []),
    ...(mayConsent === "told" ? [{ label: t("actions.resend"), choose: () => void resend() }] : []),
    ...(mayWithdraw ? [{ label: t("actions.withdraw"), danger: true, choose: () => setOpenDialog("withdraw") }] : []),
  ];
  if (!mayDecide && choices.length === 0) return null;
  return (
    <>
      <RowMenu label={t("list.more", { name })} choices={choices} preload={WithdrawDialog.preloadProps.onFocus}>
        {mayDecide
          ? (["Approved", "Rejected"] as const).map((status) => (
              <button
                key={status}
                type="button"
                className={rowVerb}
                {...DecideDialog.preloadProps}
                onClick={() => setOpenDialog(status)}
                aria-label={t(status === "Approved" ? "actions.approveOf" : "actions.rejectOf", { name })}
              >
                {t(status === "Approved" ? "actions.approve" : "actions.reject")}
              </button>
            ))
          : null}
      </RowMenu>
      {openDialog === "withdraw" ? <WithdrawDialog row={row} onClose={onClose} /> : null}
      {openDialog === "Approved" || openDialog === "Rejected" ? (
        <DecideDialog row={row} status={openDialog} onClose={onClose} />
      ) : null}
    </>
  );
}
