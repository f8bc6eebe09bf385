"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { Link } from "@/components/ui/layout/link";
import { lockMonthAction, previewLockAction } from "@/lib/features/billing/periods/actions";
import { lockMonthInput, type LockPreview } from "@/lib/features/billing/periods/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { RequestBillingStartDialog } from "../starts/request-dialog";

const contractsAddress = "/dashboard/payroll-and-contracts/contract-management";
type Values = { month: number; year: number; usualTerms: boolean };
type Props = { month: number; year: number; monthName: string; onClose: () => void };

/** Lock a month, with a preview of what is billed and what remains. */
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
  if (preview && preview !== "unread" && preview.before.length > 0)
    return (
      <RequestBillingStartDialog
        month={month}
        year={year}
        monthName={monthName}
        onClose={onClose}
        months={preview.before}
      />
    );
  return (
    <FormDialog<Values, unknown>
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
      defaultValues={{ month, year, usualTerms: false }}
      done={t("done", { month: monthName })}
      onClose={onClose}
    >
      {(fields) =>
        preview && preview !== "unread" && preview.usual.length > 0 ? (
          <div data-wide>
            <FormCheckboxField {...fields} name="usualTerms" label={t("usualTick")} />
          </div>
        ) : null
      }
    </FormDialog>
  );
}

/** List principals billed by usual rates, and those with overlapping contracts, which block the lock. */
function Unagreed({ preview: { usual, contested } }: { preview: LockPreview }) {
  const t = useTranslations("billing.lock");
  return (
    <>
      {contested.length > 0 ? (
        <Alert severity="error">
          {t("contested")}
          <ul>
            {contested.map(({ principal, contracts, rows }) => (
              <li key={`${principal} ${contracts.join()}`}>
                {t("contestedLine", { principal, contracts: contracts.join(", "), count: rows })}
              </li>
            ))}
          </ul>
          <Link href={contractsAddress}>{t("openContracts")}</Link>
        </Alert>
      ) : null}
      {usual.length > 0 ? (
        <>
          <p>{t("usual")}</p>
          <ul>
            {usual.map(({ principal, rows, totalBills }) => (
              <li key={principal}>{t("usualLine", { principal, count: rows, total: rupiahText(totalBills) })}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function Preview({ preview, month }: { preview: LockPreview; month: string }) {
  const [t, kindNames] = [useTranslations("billing.lock"), useTranslations("billing.sheet.names")];
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
                      {t("kind", { kind: kindNames(one.kind), count: one.rows, total: rupiahText(one.totalBills) })}
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
      <Unagreed preview={preview} />
      {awaited.workOrders > 0 ? <p>{t("awaitedWorkOrders", { count: awaited.workOrders, month })}</p> : null}
      {awaited.victualing ? <p>{t("awaitedVictualing", { month })}</p> : null}
      {missing > 0 ? <p>{t("missing", { count: missing })}</p> : null}
      {withoutPrincipal.rows > 0 ? (
        <p>{t("loose", { count: withoutPrincipal.rows, total: rupiahText(withoutPrincipal.totalBills) })}</p>
      ) : null}
    </>
  );
}
