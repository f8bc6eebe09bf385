import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { CertificateRow, CrewDetail } from "@/lib/features/crew/detail/schema";
import { nameIn } from "@/lib/features/crew/documents/certificate-names.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { ExpiryDate } from "../expiry-date";
import { AddDocumentButton } from "../documents/add-document-button";
import type { DocumentRights, DocumentTarget } from "../documents/actions-of-document";
import { documentToolsOf } from "../documents/tools-of";
import styles from "../sections/record.module.css";
import { lacksScan, DocumentStatus, ScanLink, documentStatusOf, VerifiedBy } from "./document-status";
import { RecordSection } from "../sections/record-section";

type Props = { kind: "coc" | "cop"; rows: CertificateRow[]; names: string[]; rights: DocumentRights };

const targetOf = (kind: "coc" | "cop", name: string, row: CertificateRow): DocumentTarget => ({
  kind,
  id: row.id,
  name,
  certificateId: row.certificateId,
  number: row.number ?? "",
  issued: row.issued ?? "",
  expired: row.expired ?? "",
  noExpiry: row.noExpiry,
  description: row.description ?? "",
  attachment: row.attachment,
  isRequired: row.isRequired,
  isVerified: row.verifiedAt !== null,
  isInOrder: row.status === "valid",
});

/** Show certificates of one kind, mandatory ones of rank and vessel type first, also if missing. Document 2 §5 */
export async function CertificatesSection({ kind, rows, names, rights }: Props) {
  const [t, crew, locale] = await Promise.all([getTranslations("crew.screens"), getTranslations("crew"), getLocale()]);
  const title = crew(`sections.${kind}`);
  const mayAdd = rights.write || rights.ask;
  return (
    <RecordSection
      id={kind}
      title={title}
      aside={mayAdd ? <AddDocumentButton kind={kind} asRequest={!rights.write} names={names} /> : null}
    >
      <RecordTable
        label={title}
        empty={t("none")}
        columns={[
          { label: t("fields.certificate") },
          { label: t("fields.number") },
          { label: t("fields.issued"), align: "end" },
          { label: t("fields.expires"), align: "end" },
          { label: t("fields.state") },
          { label: t("fields.verifiedBy") },
          { label: t("fields.file") },
          { label: t("actions"), align: "end", kind: "actions" },
        ]}
        rows={rows.map((row) => {
          const state = documentStatusOf(row, rights);
          return [
            <span key="name">
              {nameIn(locale, row)}
              {row.isRequired ? <span className={styles.required}>{t("papers.required")}</span> : null}
              {row.description ? <span className={styles.small}>{row.description}</span> : null}
            </span>,
            row.number,
            row.issued ? <ExpiryDate key="issued" date={row.issued} days={null} /> : null,
            row.id === null ? null : (
              <ExpiryDate key="expires" date={row.expired} days={row.daysLeft} never={t("papers.noExpiry")} />
            ),
            <DocumentStatus
              key="state"
              status={state}
              coveredBy={inLanguage(locale, { en: row.coveredBy, id: row.coveredByNameId })}
            />,
            row.id === null || state === "unverified" ? null : <VerifiedBy key="verified" document={row} />,
            row.attachment || lacksScan(row, state, rights) ? <ScanLink key="file" file={row.attachment} /> : null,
            documentToolsOf(targetOf(kind, nameIn(locale, row), row), rights),
          ];
        })}
      />
    </RecordSection>
  );
}

/** Return what the viewer may do with the documents of a record. */
export const documentRightsOf = ({ allowedActions }: Pick<CrewDetail, "allowedActions">): DocumentRights => ({
  write: allowedActions.includes("add-certificate"),
  ask: allowedActions.includes("request-certificate"),
  verify: allowedActions.includes("verify-certificate"),
});
