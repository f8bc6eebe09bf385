"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { decidePayeeAction } from "@/lib/features/ujbm/payees/actions";
import { decidePayeeInput, type Payee } from "@/lib/features/ujbm/payees/schema";

type Decision = "Approved" | "Rejected" | "Withdrawn";
type Props = { vessel: string; waiting: Payee; decision: Decision; onClose: () => void };

const verbs = { Approved: "approve", Rejected: "reject", Withdrawn: "withdraw" } as const;

/** Confirm, reject or withdraw an account request. */
export function DecidePayeeDialog({ vessel, waiting, decision, onClose }: Props) {
  const t = useTranslations("ujbm.payee");
  const { id, version, isRemoval, bankName, accountNo, accountName } = waiting;
  const account = () => (
    <>
      {bankName} · <DigitGroups digits={accountNo ?? ""} />
      {accountName ? ` · ${accountName}` : null}
    </>
  );
  const confirmation = isRemoval ? t("approveRemoval") : t.rich("approveText", { account });
  return (
    <FormDialog
      title={t(`${verbs[decision]}Title`, { vessel })}
      text={decision === "Approved" ? confirmation : t("endText")}
      confirm={t(verbs[decision])}
      danger={decision === "Rejected"}
      schema={decidePayeeInput}
      action={decidePayeeAction}
      defaultValues={{ id, version, decision }}
      done={t(`decided.${decision}`)}
      onClose={onClose}
    />
  );
}
