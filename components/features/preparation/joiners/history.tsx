import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { BjstRow } from "@/lib/features/preparation/bjst/schema";
import type { McuRow } from "@/lib/features/preparation/mcu/schema";
import type { MedicalRow } from "@/lib/features/preparation/medical/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import vessel from "../../vessels/vessel.module.css";
import { itemAddress } from "../addresses";
import { itemStatusVariant } from "../status-variants";

/** Rows of each kind; null when hidden from the user or not loaded. */
type Props = { mcus: McuRow[] | null; bjsts: BjstRow[] | null; medicals: MedicalRow[] | null };

/** List all records of one preparation, newest first. */
export async function ItemHistory({ mcus, bjsts, medicals }: Props) {
  const [t, locale] = await Promise.all([getTranslations("preparation-joiners"), getLocale()]);
  const date = (day: string | null) => (day ? formatDate(day, locale) : null);
  const opening = (text: string, href: string) => (
    <Link key="open" href={href} prefetch={false}>
      {text}
    </Link>
  );
  const badge = (state: McuRow["status"]) => (
    <StatusBadge key="state" status={itemStatusVariant(state)} label={t(`states.${state}`)} />
  );
  return (
    <>
      {mcus ? (
        <Kind title={t("history.mcu")}>
          <RecordTable
            label={t("history.mcu")}
            empty={t("history.none")}
            columns={[
              { label: t("history.letter") },
              { label: t("history.state") },
              { label: t("history.date"), align: "end" },
              { label: t("history.clinic") },
            ]}
            rows={mcus.map((row) => [
              opening(row.letterNumber, itemAddress(row, "mcu", row.id)),
              badge(row.status),
              date(row.scheduledOn),
              row.clinicName,
            ])}
          />
        </Kind>
      ) : null}
      {medicals ? (
        <Kind title={t("history.medical")}>
          <RecordTable
            label={t("history.medical")}
            empty={t("history.none")}
            columns={[
              { label: t("history.number") },
              { label: t("history.state") },
              { label: t("history.examined"), align: "end" },
              { label: t("history.validUntil"), align: "end" },
            ]}
            rows={medicals.map((row) => [
              opening(row.certificateNumber ?? t("medical.title"), itemAddress(row, "medical-certificate", row.id)),
              <StatusBadge
                key="state"
                status={row.isCurrent ? itemStatusVariant(row.state) : "Closed"}
                label={t(`states.${row.state}`)}
              />,
              date(row.examinationDate),
              date(row.validUntil),
            ])}
          />
        </Kind>
      ) : null}
      {bjsts ? (
        <Kind title={t("history.bjst")}>
          <RecordTable
            label={t("history.bjst")}
            empty={t("history.none")}
            columns={[
              { label: t("history.letter") },
              { label: t("history.state") },
              { label: t("history.type") },
              { label: t("history.date"), align: "end" },
              { label: t("history.place") },
            ]}
            rows={bjsts.map((row) => [
              opening(row.letterNumber, itemAddress(row, "bjst", row.id)),
              badge(row.status),
              inLanguage(locale, { en: row.bjstTypeName, id: row.bjstTypeNameId }),
              date(row.startDate),
              row.place,
            ])}
          />
        </Kind>
      ) : null}
    </>
  );
}

const Kind = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={vessel.group} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
