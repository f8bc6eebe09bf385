import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { CertificateRow, CrewDetail } from "@/lib/features/crew/detail/schema";
import { nameIn } from "@/lib/features/crew/papers/name.rules";
import { PaperDate } from "../paper-date";
import { AddPaper } from "../papers/add-paper";
import type { PaperRights, PaperTarget } from "../papers/values";
import { toolsOf } from "../papers/tools-of";
import styles from "../sections/record.module.css";
import { lacksScan, PaperState, Scan, stateOf, Verified } from "./paper-state";
import { RecordSection } from "../sections/record-section";

type Props = { kind: "coc" | "cop"; rows: CertificateRow[]; names: string[]; rights: PaperRights };

const targetOf = (kind: "coc" | "cop", name: string, row: CertificateRow): PaperTarget => ({
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
  const language = locale === "id" ? "id" : "en";
  const title = crew(`sections.${kind}`);
  const mayAdd = rights.write || rights.ask;
  return (
    <RecordSection
      id={kind}
      title={title}
      aside={mayAdd ? <AddPaper kind={kind} asks={!rights.write} names={names} /> : null}
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
          const state = stateOf(row, rights);
          return [
            <span key="name">
              {nameIn(language, row)}
              {row.isRequired ? <span className={styles.required}>{t("papers.required")}</span> : null}
              {row.description ? <span className={styles.small}>{row.description}</span> : null}
            </span>,
            row.number,
            row.issued ? <PaperDate key="issued" date={row.issued} days={null} /> : null,
            row.id === null ? null : (
              <PaperDate key="expires" date={row.expired} days={row.daysLeft} never={t("papers.noExpiry")} />
            ),
            <PaperState
              key="state"
              status={state}
              coveredBy={language === "id" ? row.coveredByNameId : row.coveredBy}
            />,
            row.id === null || state === "unverified" ? null : <Verified key="verified" paper={row} />,
            row.attachment || lacksScan(row, state, rights) ? <Scan key="file" file={row.attachment} /> : null,
            toolsOf(targetOf(kind, nameIn(language, row), row), rights),
          ];
        })}
      />
    </RecordSection>
  );
}

/** Return what the viewer may do with the documents of a record. */
export const paperRightsOf = ({ allowedActions }: Pick<CrewDetail, "allowedActions">): PaperRights => ({
  write: allowedActions.includes("add-certificate"),
  ask: allowedActions.includes("request-certificate"),
  verify: allowedActions.includes("verify-certificate"),
});
