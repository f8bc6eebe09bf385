import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { ExpiryDate } from "../expiry-date";
import { AddDocumentButton } from "../documents/add-document-button";
import type { DocumentRights } from "../documents/actions-of-document";
import { documentToolsOf } from "../documents/tools-of";
import styles from "../sections/record.module.css";
import { lacksScan, DocumentStatus, ScanLink, documentStatusOf, VerifiedBy } from "./document-status";
import { RecordSection } from "../sections/record-section";

/** Show passport, seaman book and other travel documents. Document 2 §3 */
export async function TravelSection({
  rows,
  rights,
}: {
  rows: NonNullable<CrewDetail["travelDocuments"]>;
  rights: DocumentRights;
}) {
  const [t, crew, locale] = await Promise.all([getTranslations("crew.screens"), getTranslations("crew"), getLocale()]);
  const title = crew("sections.travel-documents");
  return (
    <RecordSection
      id="travel-documents"
      title={title}
      aside={rights.write || rights.ask ? <AddDocumentButton kind="travel-document" asRequest={!rights.write} /> : null}
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
          const document = {
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
          const state = documentStatusOf(row, rights);
          return [
            <span key="name">
              {inLanguage(locale, { en: name, id: row.documentNameId })}
              {row.description ? <span className={styles.small}>{row.description}</span> : null}
            </span>,
            number,
            <ExpiryDate key="issued" date={issued} days={null} />,
            <ExpiryDate key="expires" date={row.expired} days={row.daysLeft} never={t("papers.noExpiry")} />,
            <DocumentStatus key="state" status={state} />,
            state === "unverified" ? null : <VerifiedBy key="verified" document={row} />,
            attachment || lacksScan(row, state, rights) ? <ScanLink key="file" file={attachment} /> : null,
            documentToolsOf(document, rights),
          ];
        })}
      />
    </RecordSection>
  );
}
