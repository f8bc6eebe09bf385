"use client";

import { useTranslations } from "next-intl";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { storePreference } from "@/components/ui/layout/preference-cookie";
import { divisionIds, type DivisionId } from "@/db/enums/divisions";
import styles from "./language-and-theme.module.css";

const ConfirmDialog = lazyDialog(() =>
  import("@/components/ui/feedback/confirm-dialog").then((module) => module.ConfirmDialog),
);

type Props = { cookie: string; divisionId: DivisionId };

/** Switches the division of a superadmin. Document 1 §4. */
export function DivisionSwitch({ cookie, divisionId }: Props) {
  const t = useTranslations("shell.division");
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [requestedDivision, setRequestedDivision] = useState<DivisionId | null>(null);
  const change = () => {
    storePreference(cookie, String(requestedDivision));
    setRequestedDivision(null);
    if (pathname !== "/dashboard" || params.size > 0) router.push("/dashboard");
    router.refresh();
  };
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t("label")} className={styles.languages}>
        {divisionIds.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === divisionId}
            {...ConfirmDialog.preloadProps}
            onClick={() => (id === divisionId ? undefined : setRequestedDivision(id))}
          >
            {t(`${id}`)}
          </button>
        ))}
      </div>
      {requestedDivision === null ? null : (
        <ConfirmDialog
          open
          title={t("title")}
          confirmLabel={t("yes")}
          cancelLabel={t("no")}
          onConfirm={change}
          onCancel={() => setRequestedDivision(null)}
        >
          {t("text")}
        </ConfirmDialog>
      )}
    </div>
  );
}
