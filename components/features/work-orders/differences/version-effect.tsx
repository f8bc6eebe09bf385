"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { retryOnce } from "@/components/ui/form/retry-once";
import type { VersionPreview } from "@/lib/features/work-orders/differences/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { monthName } from "../inputs/month-name";
import styles from "./differences.module.css";

const maxShown = 20;
const signed = (amount: number) => (amount > 0 ? `+${rupiahText(amount)}` : rupiahText(amount));

type Answer = { preview: VersionPreview | null };

function useEffectOf(id: number): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      fetch(`/PMSol/v1/WorkOrder/GetRateVersionEffect?id=${id}`, { signal: stop.signal }).catch(() => null);
    void retryOnce(ask, (response) => response?.status).then(async (response) => {
      if (stop.signal.aborted) return;
      // The response is our own, validated before it left the server.
      const body = (await response?.json().catch(() => null)) as { data?: VersionPreview } | null;
      if (!stop.signal.aborted) setAnswer({ preview: response?.ok ? (body?.data ?? null) : null });
    });
    return () => stop.abort();
  }, [id]);
  return answer;
}

/** Show which locked slips a draft would change before it is verified: count, amounts, and the largest by name. */
export function VersionEffect({ id }: { id: number }) {
  const t = useTranslations("rates.effect");
  const locale = useLocale();
  const answer = useEffectOf(id);
  if (!answer) return <>{t("loading")}</>;
  if (!answer.preview) return <>{t("failed")}</>;
  const { slips, amount, tax, isPartial, rows } = answer.preview;
  if (slips === 0) return <>{t("none")}</>;
  return (
    <>
      {t("changes", { count: slips, amount: signed(amount), tax: signed(tax) })} {isPartial ? t("partial") : null}
      {rows.length > 0 ? (
        <div className={styles.scroll}>
          <table className={styles.effect}>
            <thead>
              <tr>
                <th scope="col">{t("name")}</th>
                <th scope="col">{t("month")}</th>
                <th scope="col">{t("amount")}</th>
                <th scope="col">{t("tax")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, maxShown).map((row) => (
                <tr key={`${row.crewId} ${row.month}`}>
                  <td>{row.name}</td>
                  <td>{monthName(row.month, locale)}</td>
                  <td>{signed(row.amount)}</td>
                  <td>{signed(row.tax)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </>
  );
}
