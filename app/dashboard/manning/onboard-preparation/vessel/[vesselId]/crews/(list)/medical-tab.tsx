import { getTranslations } from "next-intl/server";
import { scheduleKey } from "@/components/features/preparation/addresses";
import { RequestedMedical } from "@/components/features/preparation/medical/requested-medical";
import { MissingCertificates } from "@/components/features/preparation/medical/missing-certificates";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { can } from "@/lib/access/actor";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "@/app/dashboard/access/require-user";
import { medicalList } from "../../../../medical-list";

/** The joiners' medical certificates, unconfirmed ones first, and the form that the address opens. D2 §2 */
export async function MedicalTab({ vesselId, query }: { vesselId: number; query: SearchParams }) {
  const user = await requireUser("preparation:view");
  const joiners = can(user, "preparation:medical")
    ? await orNull(load(listJoinersInPreparation, { vesselId, pageSize: 200 }))
    : null;
  const requestedJoiner = joiners?.rows.find(({ crewId }) => String(crewId) === valueOf(query, scheduleKey));
  return (
    <>
      <MissingCertificates rows={(joiners?.rows ?? []).filter(({ medicalDraft }) => medicalDraft !== null)} />
      {await medicalList({ user, params: query, route: { vesselId: String(vesselId) } })}
      {requestedJoiner ? <RequestedJoiner key={requestedJoiner.crewId} row={requestedJoiner} /> : null}
    </>
  );
}

async function RequestedJoiner({ row: { crewId, employeeFullName: name, medicalDraft: draft } }: { row: JoinerRow }) {
  const t = await getTranslations("preparation-joiners");
  const title = draft ? t("medical.confirmFor", { name }) : t("medical.of", { name });
  return <RequestedMedical crewId={crewId} name={name} title={title} draft={draft} />;
}
