"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import type { BillingKind } from "@/db/enums/billing";
import type { PrincipalOption } from "@/lib/features/contracts/schema";
import styles from "../billing.module.css";

const PrincipalDialog = lazyDialog(() => import("./assign-dialog").then((module) => module.AssignPrincipalDialog));

type Props = {
  kind: BillingKind;
  id: number;
  name: string;
  principals: PrincipalOption[];
  assignedName: string | null;
};

/** Button that opens the principal choice. */
export function AssignPrincipalButton({ assignedName, ...row }: Props) {
  const t = useTranslations("billing.givePrincipal");
  const [isOpen, setOpen] = useState(false);
  return (
    <span>
      <button
        type="button"
        className={styles.verb}
        title={assignedName ?? t("none")}
        aria-label={t("actionOf", { name: row.name })}
        {...PrincipalDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {t(assignedName === null ? "action" : "change")}
      </button>
      {isOpen ? <PrincipalDialog {...row} assignedName={assignedName} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
