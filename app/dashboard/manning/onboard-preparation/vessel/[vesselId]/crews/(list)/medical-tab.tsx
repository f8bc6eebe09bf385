import { getTranslations } from "next-intl/server";
import { scheduleKey } from "@/components/features/preparation/addresses";
import { RequestedMedical } from "@/components/features/preparation/medical/requested-medical";
import { MedicalTable } from "@/components/features/preparation/medical/table";
import { MissingCertificates } from "@/components/features/preparation/medical/missing-certificates";
import { ListSearch } from "@/components/ui/list/list-search";
import { readListState, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { listMedicals } from "@/lib/features/preparation/medical/list-medicals";
import { can } from "@/lib/access/actor";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../access/require-user";
import { choiceOf, PreparationList } from "../../../../list-frame";

const table = "preparation-medicals";
const defaults = { pageSize: 10, sorts: ["examined"], order: "asc" } as const;

/** The joiners' medical certificates, unconfirmed ones first, and the form that the address opens. D2 §2 */
export async function MedicalTab({ vesselId, query }: { vesselId: number; query: SearchParams }) {
  const [user, t] = await Promise.all([requireUser("preparation:view"), getTranslations("preparation-joiners")]);
  const { pageIndex, pageSize, search } = readListState(query, defaults, await choiceOf(table));
  const mayWrite = can(user, "preparation:medical");
  const [page, joiners] = await Promise.all([
    orNull(load(listMedicals, { vesselId, filterList: search, pageNumber: pageIndex + 1, pageSize })),
    mayWrite ? orNull(load(listJoinersInPreparation, { vesselId, pageSize: 200 })) : null,
  ]);
  const requestedJoiner = joiners?.rows.find(({ employeeId }) => String(employeeId) === valueOf(query, scheduleKey));
  const isFiltered = search !== "";
  return (
    <>
      <MissingCertificates rows={(joiners?.rows ?? []).filter(({ medicalDraft }) => medicalDraft !== null)} />
      <PreparationList
        table={table}
        label={t("tabs.medical-certificate")}
        tab="medical-certificate"
        params={query}
        page={page}
        place={{ pageIndex, pageSize, defaultPageSize: defaults.pageSize }}
        isFiltered={isFiltered}
        empty={{ title: t("medical.empty"), text: t("medical.emptyText") }}
        tools={<ListSearch label={t("medical.search")} />}
      >
        {page ? <MedicalTable rows={page.rows} /> : null}
      </PreparationList>
      {requestedJoiner ? <RequestedJoiner key={requestedJoiner.employeeId} row={requestedJoiner} /> : null}
    </>
  );
}

async function RequestedJoiner({
  row: { employeeId, employeeFullName: name, medicalDraft: draft },
}: {
  row: JoinerRow;
}) {
  const t = await getTranslations("preparation-joiners");
  const title = draft ? t("medical.confirmFor", { name }) : t("medical.of", { name });
  return <RequestedMedical employeeId={employeeId} name={name} title={title} draft={draft} />;
}
