import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DetailList, type Detail } from "@/components/ui/layout/detail-list";
import type { PersonPay } from "@/lib/features/work-orders/inputs/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { DecideButton, FormerButton, OpeningButton } from "./buttons";
import type { FormerEmployerProps, DialogPerson, OpeningBalanceProps } from "./dialog-props";
import { monthName } from "./month-name";
import { OpeningSumsBadge } from "./opening-sums-badge";
import styles from "./inputs.module.css";

type StoredSums = {
  kind: "opening" | "former";
  sums: OpeningBalanceProps | FormerEmployerProps | null;
  details: Detail[];
  summary: string;
  edit: ReactNode;
};

/** Opening sums with their status and actions. */
async function Sums({
  kind,
  sums,
  details,
  summary,
  edit,
  lead,
  isMissing,
}: StoredSums & { lead: string; isMissing: boolean }) {
  const [t, activeLocale] = await Promise.all([getTranslations("pay-data"), getLocale()]);
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  const decisions = (sums?.allowedActions ?? []).filter((action) => action !== "save");
  return (
    <section className={styles.part}>
      <h2>
        {t(`${kind}.title`)}
        <span className={styles.push}>
          {sums
            ? decisions.map((decision) => (
                <DecideButton
                  key={decision}
                  label={t(`decide.${decision}.confirm`)}
                  dialogProps={{ decision, summary, sums: { kind, id: sums.id, version: sums.version } }}
                />
              ))
            : null}
          {edit}
        </span>
      </h2>
      <p>{lead}</p>
      {sums ? (
        <DetailList
          details={[
            { label: t("sums.state"), value: <OpeningSumsBadge state={sums.state} /> },
            ...details,
            { label: t("sums.source"), value: sums.source },
            { label: t("sums.entered"), value: `${sums.enteredBy ?? "—"}, ${formatDate(sums.enteredAt, locale)}` },
            { label: t("sums.verified"), value: sums.verifiedBy },
          ]}
        />
      ) : (
        <p>
          <OpeningSumsBadge state={isMissing ? "missing" : "none"} />
        </p>
      )}
    </section>
  );
}

const mayEdit = (pay: PersonPay, sums: OpeningBalanceProps | FormerEmployerProps | null) =>
  pay.mayWrite && (sums === null || sums.allowedActions.includes("save"));

/** Opening balance and former employer of the year. product 5.15.6b */
export async function OpeningSumsSections({ pay, of }: { pay: PersonPay; of: DialogPerson }) {
  const [t, locale] = await Promise.all([getTranslations("pay-data"), getLocale()]);
  const { opening, former, needsOpening, usedFrom } = pay;
  const label = (sums: unknown) => t(sums ? "change" : "enter");
  const openingDetails = opening
    ? [
        { label: t("opening.through"), value: monthName(opening.through, locale) },
        { label: t("opening.gross"), value: rupiahText(opening.gross) },
        { label: t("opening.pension"), value: rupiahText(opening.pension) },
        { label: t("opening.withheld"), value: rupiahText(opening.withheld) },
      ]
    : [];
  const formerDetails = former
    ? [
        { label: t("former.net"), value: rupiahText(former.net) },
        { label: t("former.withheld"), value: rupiahText(former.withheld) },
      ]
    : [];
  const summary = (details: Detail[]) =>
    details.map(({ label: name, value }) => `${name}: ${String(value)}`).join(", ") + ".";
  return (
    <>
      <Sums
        kind="opening"
        sums={opening}
        isMissing={needsOpening}
        lead={t("opening.lead", { from: usedFrom ? monthName(usedFrom, locale) : "—" })}
        details={openingDetails}
        summary={summary(openingDetails)}
        edit={
          mayEdit(pay, opening) ? (
            <OpeningButton label={label(opening)} name={t("opening.change")} dialogProps={{ of, opening }} />
          ) : null
        }
      />
      <Sums
        kind="former"
        sums={former}
        isMissing={false}
        lead={t("former.lead")}
        details={formerDetails}
        summary={summary(formerDetails)}
        edit={
          mayEdit(pay, former) ? (
            <FormerButton label={label(former)} name={t("former.change")} dialogProps={{ of, former }} />
          ) : null
        }
      />
    </>
  );
}
