import { getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { PaperDate } from "../paper-date";
import { AddPaper } from "../papers/add-paper";
import type { PaperRights } from "../papers/values";
import { toolsOf } from "../papers/tools-of";
import styles from "../sections/record.module.css";
import { lacksScan, PaperState, Scan, stateOf, Verified } from "./paper-state";
import { RecordSection } from "../sections/record-section";

/** Show passport, seaman book and other travel documents. Document 2 §3 */
export async function TravelSection({
  rows,
  rights,
}: {
  rows: NonNullable<CrewDetail["travelDocuments"]>;
  rights: PaperRights;
}) {
  const [t, crew] = await Promise.all([getTranslations("crew.screens"), getTranslations("crew")]);
  const title = crew("sections.travel-documents");
  return (
    <RecordSection
      id="travel-documents"
      title={title}
      aside={rights.write || rights.ask ? <AddPaper kind="travel-document" asks={!rights.write} /> : null}
    >
      <RecordTable
        label={title}
        empty={t("none")}
        columns={[
          { label: t("fields.document") },
          { label: t("fields.number") },
          { label: t("fields.issued"), align: "end" },
          { label: t("fields.expires"), align: "end" },
          { label: t("fields.state") },
          { label: t("fields.verifiedBy") },
          { label: t("fields.file") },
          { label: t("actions"), align: "end", kind: "actions" },
        ]}
        rows={rows.map((row) => {
          const { id, documentName: name, documentNumber: number, issued, noExpiry, attachment } = row;
          const paper = {
            kind: "travel-document" as const,
            id,
            name,
            certificateId: null,
            number,
            issued,
            expired: row.expired ?? "",
            noExpiry,
            description: row.description ?? "",
            attachment,
            isRequired: false,
            isVerified: row.verifiedAt !== null,
            isInOrder: row.status === "valid",
          };
          const state = stateOf(row, rights);
          return [
            <span key="name">
              {name}
              {row.description ? <span className={styles.small}>{row.description}</span> : null}
            </span>,
            number,
            <PaperDate key="issued" date={issued} days={null} />,
            <PaperDate key="expires" date={row.expired} days={row.daysLeft} never={t("papers.noExpiry")} />,
            <PaperState key="state" status={state} />,
            state === "unverified" ? null : <Verified key="verified" paper={row} />,
            attachment || lacksScan(row, state, rights) ? <Scan key="file" file={attachment} /> : null,
            toolsOf(paper, rights),
          ];
        })}
      />
    </RecordSection>
  );
}
