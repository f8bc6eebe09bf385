import { getLocale, getTranslations } from "next-intl/server";
import styles from "@/components/features/crew/sections/record.module.css";
import { DocumentStatus } from "@/components/features/crew/detail/document-status";
import { RecordSection } from "@/components/features/crew/sections/record-section";
import { SeaTimeBars } from "@/components/features/crew/detail/sea-time-bars";
import { AddRow, RowTools } from "@/components/features/crew/edit/row-tools";
import { seaServiceValues, trainingValues } from "@/components/features/crew/edit/row-values";
import { ExpiryDate } from "@/components/features/crew/expiry-date";
import { FileLink } from "@/components/ui/feedback/file-link";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { SearchParams } from "@/components/ui/list/list-state";
import { RecordTable } from "@/components/ui/list/record-table";
import type { UserActor } from "@/lib/access/actor";
import type { CrewAction, CrewDetail } from "@/lib/features/crew/detail/schema";
import { seaTimeOf } from "@/lib/features/crew/sea-time/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { measure } from "@/lib/platform/i18n/numbers";
import { AppraisalsSection } from "./appraisals-section";

type Right = { writes: boolean; asRequest: boolean };

/** Return whether the user writes a list or requests its changes. */
function rightOf({ allowedActions }: CrewDetail, write: CrewAction, ask: CrewAction): Right {
  const asRequest = !allowedActions.includes(write) && allowedActions.includes(ask);
  return { writes: asRequest || allowedActions.includes(write), asRequest };
}

/** Show sea service and training, with totals by rank and vessel type, and appraisals. Document 2 §2, product 2.4 */
export async function SeaServiceTab({
  person,
  user,
  query,
}: {
  person: CrewDetail;
  user: UserActor;
  query: SearchParams;
}) {
  return (
    <>
      {person.seaService ? (
        <SeaService sea={person.seaService} right={rightOf(person, "add-sea-service", "request-sea-service")} />
      ) : null}
      {person.training ? <Training rows={person.training} right={rightOf(person, "edit", "request-change")} /> : null}
      <AppraisalsSection crewId={person.id} user={user} query={query} />
    </>
  );
}

async function SeaService({ sea, right }: { sea: NonNullable<CrewDetail["seaService"]>; right: Right }) {
  const [t, crew, locale] = await Promise.all([getTranslations("crew.screens"), getTranslations("crew"), getLocale()]);
  const { rows, totals } = sea;
  const timeText = (days: number) => t("sea.time", seaTimeOf(days)).trim();
  const amount = (value: number | null) => (value === null ? null : measure(value));
  const largest = [
    totals.maxGrt === null ? null : t("sea.maxGrt", { value: measure(totals.maxGrt) }),
    totals.maxDwt === null ? null : t("sea.maxDwt", { value: measure(totals.maxDwt) }),
  ];
  const aside = (
    <>
      {totals.days > 0 ? (
        <span>
          {t("sea.total")} <strong>{timeText(totals.days)}</strong>
        </span>
      ) : null}
      {largest.filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
      {right.writes ? <AddRow section="sea-service" asRequest={right.asRequest} /> : null}
    </>
  );
  return (
    <RecordSection id="sea-service" title={crew("sections.sea-service")} aside={aside}>
      {rows.length > 0 ? <SeaTimeBars totals={totals} /> : null}
      <RecordTable
        label={crew("sections.sea-service")}
        empty={t("none")}
        columns={[
          { label: t("fields.vessel") },
          { label: t("fields.companyName") },
          { label: t("fields.rank") },
          { label: t("fields.grt"), align: "end" },
          { label: t("fields.dwt"), align: "end" },
          { label: t("fields.hp"), align: "end" },
          { label: t("fields.onBoard"), align: "end" },
          { label: t("fields.offBoard"), align: "end" },
          { label: t("fields.time"), align: "end" },
          { label: t("fields.file") },
          { label: t("actions"), align: "end" },
        ]}
        rows={rows.map((row) => [
          <span key="vessel">
            {row.vesselName}
            <span className={styles.small}>{[row.vesselType, row.note].filter(Boolean).join(". ")}</span>
          </span>,
          row.companyName,
          row.position,
          amount(row.grt),
          amount(row.dwt),
          amount(row.hp),
          formatDate(row.onBoard, locale),
          row.offBoard ? (
            formatDate(row.offBoard, locale)
          ) : (
            <StatusBadge key="open" status="Active" label={t("sea.onBoardNow")} />
          ),
          timeText(row.days),
          row.attachment ? <FileLink key="file" file={row.attachment} /> : null,
          right.writes && !row.isOwnRecord ? (
            <RowTools
              key="tools"
              section="sea-service"
              id={row.id}
              name={`${row.vesselName}, ${formatDate(row.onBoard, locale)}`}
              values={seaServiceValues(row)}
              asRequest={right.asRequest}
            />
          ) : null,
        ])}
      />
    </RecordSection>
  );
}

async function Training({ rows, right }: { rows: NonNullable<CrewDetail["training"]>; right: Right }) {
  const [t, crew, locale] = await Promise.all([getTranslations("crew.screens"), getTranslations("crew"), getLocale()]);
  return (
    <RecordSection
      id="training"
      title={crew("sections.training")}
      aside={right.writes ? <AddRow section="training" asRequest={right.asRequest} /> : null}
    >
      <RecordTable
        label={crew("sections.training")}
        empty={t("none")}
        columns={[
          { label: t("fields.training") },
          { label: t("fields.institution") },
          { label: t("fields.category") },
          { label: t("fields.instructor") },
          { label: t("fields.evaluation") },
          { label: t("fields.issued"), align: "end" },
          { label: t("fields.expires"), align: "end" },
          { label: t("fields.state") },
          { label: t("actions"), align: "end" },
        ]}
        rows={rows.map((row) => [
          row.training,
          row.institution,
          row.category,
          row.instructor,
          [row.evaluation, row.feedback].filter(Boolean).join(". "),
          formatDate(row.issued, locale),
          <ExpiryDate key="expires" date={row.expired} days={row.daysLeft} never={t("papers.noExpiry")} />,
          <DocumentStatus key="state" status={row.status} />,
          right.writes ? (
            <RowTools
              key="tools"
              section="training"
              id={row.id}
              name={`${row.training}, ${row.institution}`}
              values={trainingValues(row)}
              asRequest={right.asRequest}
            />
          ) : null,
        ])}
      />
    </RecordSection>
  );
}
