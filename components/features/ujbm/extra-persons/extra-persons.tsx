import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ExtraPerson } from "@/lib/features/ujbm/extra-persons/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { AddExtraPersonButton } from "./add-button";
import { RemoveExtraPersonButton } from "./remove-button";
import styles from "../ujbm.module.css";

type Props = {
  extra: { month: string; rows: ExtraPerson[]; manDays: number };
  vessel: { vesselId: number; vesselName: string };
  mayWrite: boolean;
};

/** List people on board who are not crew, outside the allowance. */
export async function ExtraPersons({ extra, vessel, mayWrite }: Props) {
  const [t, activeLocale] = await Promise.all([getTranslations("ujbm.extra"), getLocale()]);
  return (
    <section className={styles.part}>
      <h2>
        {t("title")}
        {mayWrite ? (
          <span className={styles.push}>
            <AddExtraPersonButton {...vessel} month={extra.month} />
          </span>
        ) : null}
      </h2>
      {extra.rows.length > 0 ? <p>{t("text", { count: extra.manDays })}</p> : null}
      <RecordTable
        label={t("title")}
        columns={[
          { label: t("kind") },
          { label: t("persons"), align: "end" },
          { label: t("fromDay") },
          { label: t("toDay") },
          { label: t("paidBy") },
          { label: t("note") },
          { label: t("days"), align: "end" },
          { label: t("actions"), align: "end", kind: "actions" },
        ]}
        rows={extra.rows.map((row) => [
          t(`kinds.${row.kind}`),
          row.persons,
          formatDate(row.fromDay, activeLocale),
          formatDate(row.toDay, activeLocale),
          t(`payers.${row.paidBy}`),
          row.note ?? "",
          row.manDays,
          mayWrite ? (
            <RemoveExtraPersonButton
              key={row.id}
              id={row.id}
              name={t("removeOf", { kind: t(`kinds.${row.kind}`), from: formatDate(row.fromDay, activeLocale) })}
            />
          ) : (
            ""
          ),
        ])}
        empty={t("none")}
      />
    </section>
  );
}
