"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { lockMonthAction, previewLockAction } from "@/lib/features/billing/periods/actions";
import { lockMonthInput, type LockPreview } from "@/lib/features/billing/periods/schema";
import { rupiahText } from "../words";

type Props = { month: number; year: number; monthName: string; onClose: () => void };

/** Locking a month, with what that bills and what it leaves. */
export function LockDialog({ month, year, monthName, onClose }: Props) {
  const t = useTranslations("billing.lock");
  const [preview, setPreview] = useState<LockPreview | "unread" | null>(null);
  useEffect(() => {
    let isShown = true;
    void previewLockAction({ month, year })
      .catch(() => null)
      .then((result) => (isShown ? setPreview(result?.ok ? result.data : "unread") : undefined));
    return () => {
      isShown = false;
    };
  }, [month, year]);
  return (
    <FormDialog
      title={t("title", { month: monthName })}
      text={
        <>
          <p>{t("text")}</p>
          <div aria-live="polite">
            {preview === null || preview === "unread" ? (
              <p>{t(preview === null ? "reading" : "unread")}</p>
            ) : (
              <Preview preview={preview} month={monthName} />
            )}
          </div>
        </>
      }
      confirm={t("confirm")}
      schema={lockMonthInput}
      action={lockMonthAction}
      defaultValues={{ month, year }}
      done={t("done", { month: monthName })}
      onClose={onClose}
    />
  );
}

function Preview({ preview, month }: { preview: LockPreview; month: string }) {
  const [t, words] = [useTranslations("billing.lock"), useTranslations("billing.sheet.names")];
  const { kinds, rows, totalBills, missing, principals, withoutPrincipal, awaited } = preview;
  return (
    <>
      {rows === 0 ? (
        <p>{t("nothing")}</p>
      ) : (
        <>
          <ul>
            {kinds.flatMap((one) =>
              one.rows > 0
                ? [
                    <li key={one.kind}>
                      {t("kind", { kind: words(one.kind), count: one.rows, total: rupiahText(one.totalBills) })}
                    </li>,
                  ]
                : [],
            )}
          </ul>
          <p>
            <strong>{t("sum", { principals, total: rupiahText(totalBills) })}</strong>
          </p>
        </>
      )}
      {awaited.workOrders > 0 ? <p>{t("awaitedWorkOrders", { count: awaited.workOrders, month })}</p> : null}
      {awaited.victualing ? <p>{t("awaitedVictualing", { month })}</p> : null}
      {missing > 0 ? <p>{t("missing", { count: missing })}</p> : null}
      {withoutPrincipal.rows > 0 ? (
        <p>{t("loose", { count: withoutPrincipal.rows, total: rupiahText(withoutPrincipal.totalBills) })}</p>
      ) : null}
    </>
  );
}
