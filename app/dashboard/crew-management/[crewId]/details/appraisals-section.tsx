import { getLocale, getTranslations } from "next-intl/server";
import { reportAddress } from "@/components/features/appraisals/address";
import { RecordSection } from "@/components/features/crew/sections/record-section";
import { Link } from "@/components/ui/layout/link";
import { ListError } from "@/components/ui/list/list-error";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, readListState, type SearchParams } from "@/components/ui/list/list-state";
import { RecordTable } from "@/components/ui/list/record-table";
import { canOpen } from "@/lib/access/menu";
import { can, type UserActor } from "@/lib/access/actor";
import { listEmployeeAppraisals } from "@/lib/features/appraisals/crews/list-employee-appraisals";
import type { AppraisalRow } from "@/lib/features/appraisals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

const table = "crew-appraisals";
const defaults = { pageSize: 10, sorts: ["day"], order: "desc" } as const;

type Props = { crewId: number; user: UserActor; query: SearchParams };

/** Show the approved appraisals of a person, newest first, to users who may read them. product 5.11 */
export async function AppraisalsSection({ crewId, user, query }: Props) {
  if (!can(user, "appraisals:view")) return null;
  const { pageIndex, pageSize } = readListState(query, defaults, readChoice(undefined));
  const [page, t] = await Promise.all([
    orNull(load(listEmployeeAppraisals, { crewId, pageNumber: pageIndex + 1, pageSize })),
    getTranslations("appraisal-lists"),
  ]);
  return (
    <RecordSection id="appraisals" title={t("record.title")}>
      {page ? <Reports rows={page.rows} opens={canOpen(user, "/dashboard/appraisal")} /> : <ListError />}
      {page && (page.total > pageSize || pageIndex > 0) ? (
        <ListPagination
          table={table}
          total={page.total}
          pageIndex={pageIndex}
          pageSize={pageSize}
          defaultPageSize={defaults.pageSize}
          params={query}
        />
      ) : null}
    </RecordSection>
  );
}

async function Reports({ rows, opens }: { rows: AppraisalRow[]; opens: boolean }) {
  const [t, words, locale] = await Promise.all([
    getTranslations("appraisal-lists"),
    getTranslations("appraisals"),
    getLocale(),
  ]);
  const day = (date: string | null) => (date ? formatDate(date, locale) : "");
  return (
    <RecordTable
      label={t("record.title")}
      empty={t("record.none")}
      columns={[
        { label: t("columns.reportingPeriod") },
        { label: t("columns.vesselName") },
        { label: t("columns.jobPosition") },
        { label: t("record.reason") },
        { label: t("columns.average") },
        { label: t("calibration.columns.officer") },
        { label: t("record.dated"), align: "end" },
      ]}
      rows={rows.map((row) => {
        const period = `${day(row.reportingPeriodFrom)} – ${day(row.reportingPeriodTo)}`;
        const average = row.seafarersRatingMandatoryAverageScore;
        return [
          opens ? (
            <Link key="period" href={reportAddress(row)} prefetch={false}>
              {period}
            </Link>
          ) : (
            period
          ),
          row.vesselName,
          inLanguage(locale, { en: row.jobPosition, id: row.jobPositionNameId }),
          row.reasonForTheReport ? words(`reasons.${row.reasonForTheReport}`) : null,
          average === null ? t("noScore") : `${average} ${words(`scale.${average}`)}`,
          row.reportingOfficer,
          day(row.dateOfReport),
        ];
      })}
    />
  );
}
