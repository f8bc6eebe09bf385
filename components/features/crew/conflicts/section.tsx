import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ConflictRow } from "@/lib/features/crew/status/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import detail from "../sections/record.module.css";
import { RecordSection } from "../sections/record-section";
import { recordHref } from "../record-href";
import { AddConflictButton, EndConflictButton } from "./buttons";
import styles from "./conflicts.module.css";

/** Show the conflicts of a person to staff who see the register; the seafarer does not see these names. product 2.5 */
export function ConflictsSection({ rows, writes }: { rows: ConflictRow[]; writes: boolean }) {
  const [t, locale] = [useTranslations("crew.screens"), useLocale()];
  const title = t("conflicts.title");
  return (
    <div className={styles.after}>
      <RecordSection id="conflicts" title={title} aside={writes ? <AddConflictButton /> : null}>
        <p className={styles.note}>{t("conflicts.note")}</p>
        <RecordTable
          label={title}
          empty={t("conflicts.none")}
          columns={[
            { label: t("fields.name") },
            { label: t("fields.rank") },
            { label: t("fields.reason") },
            { label: t("fields.since"), align: "end" },
            { label: t("fields.recordedBy") },
            { label: t("actions"), align: "end", kind: "actions" },
          ]}
          rows={rows.map((row) => [
            <span key="name">
              <Link href={recordHref(row.crewId)} prefetch={false}>
                {row.fullName}
              </Link>
              <span className={detail.small}>{row.employeeNumber}</span>
            </span>,
            inLanguage(locale, { en: row.position, id: row.positionNameId }),
            <span key="reason" className={styles.reason}>
              {row.reason}
            </span>,
            formatDate(dayOf(row.createdAt), locale),
            row.createdBy,
            writes ? <EndConflictButton key="end" id={row.id} name={row.fullName} /> : null,
          ])}
        />
      </RecordSection>
    </div>
  );
}
