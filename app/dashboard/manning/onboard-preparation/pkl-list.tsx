import { getLocale } from "next-intl/server";
import { pklAddress } from "@/components/features/preparation/pkl/addresses";
import { PklBadge } from "@/components/features/preparation/pkl/badge";
import { CreatePklButton } from "@/components/features/preparation/pkl/create-button";
import { PklStyles, styles } from "@/components/features/preparation/pkl/styles";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { can } from "@/lib/access/actor";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { listPkls } from "@/lib/features/preparation/pkl/list-pkls";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../list-screen/list-screen";

/** Link to create an agreement for a joiner without one. */
async function CreateAgreement({ vesselId }: { vesselId: number }) {
  const [locale, joiners] = await Promise.all([
    getLocale(),
    orNull(load(listJoinersInPreparation, { vesselId, pageSize: 200 })),
  ]);
  const unsigned = (joiners?.rows ?? [])
    .filter(({ pklStatus, isEnded }) => pklStatus === "-" && !isEnded)
    .map(({ crewId, employeeFullName, ...row }) => ({
      crewId,
      label: `${employeeFullName}, ${inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId })}`,
    }));
  return unsigned.length > 0 ? <CreatePklButton vesselId={vesselId} joiners={unsigned} /> : null;
}

/** The agreements of a vessel's joiners, or of one joiner (`crewId`), newest first. D2 §2 */
export const pklList = list({
  name: "preparation-pkls",
  texts: "pkl.page",
  load: (query, { route: { vesselId, crewId } }) =>
    load(listPkls, {
      ...query,
      vesselId: Number(vesselId),
      crewId: crewId ? Number(crewId) : undefined,
    }),
}).view({
  label: "title",
  search: "searchLabel",
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "name",
      card: "title",
      text: ({ employeeName }) => employeeName,
      href: (row) => pklAddress(row),
    },
    {
      id: "number",
      label: "number",
      card: "fact",
      text: ({ pklDocumentNumber, addendumOfId }, { t }) =>
        addendumOfId === null ? pklDocumentNumber : `${pklDocumentNumber} · ${t("addendum")}`,
    },
    {
      id: "status",
      label: "status",
      card: "badge",
      cell: ({ pklStatus, isSuperseded }) => <PklBadge state={pklStatus} isSuperseded={isSuperseded} />,
    },
    {
      id: "rank",
      label: "rank",
      card: "fact",
      text: (row, { locale }) => inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId }),
    },
    {
      id: "released",
      label: "released",
      align: "end",
      text: ({ docReleasedDate }, { date }) => date(docReleasedDate),
    },
    {
      id: "period",
      label: "period",
      align: "end",
      card: "fact",
      text: ({ startDate, endDate }, { date }) => `${date(startDate)} – ${date(endDate)}`,
    },
    {
      id: "file",
      label: "signedDocument",
      cell: ({ attachmentId, attachmentFilename }, { shell }) =>
        attachmentId ? (
          <a className={styles.file} href={fileAddress(attachmentId)}>
            {attachmentFilename}
          </a>
        ) : (
          shell("empty")
        ),
    },
  ],
  tools: ({ user, route }) =>
    !route.crewId && can(user, "preparation:pkl") ? <CreateAgreement vesselId={Number(route.vesselId)} /> : null,
  empty: { title: "empty", text: "none" },
  frame: (rows) => (
    <>
      <PklStyles />
      {rows}
    </>
  ),
});
