import { PersonLink } from "@/components/features/manning/check-in-out/person-link";
import { can } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { listVesselCrewHistory } from "@/lib/features/vessels/on-board/list-vessel-crew-history";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../../list-screen/list-screen";
import { inLanguage } from "@/lib/platform/i18n/localized";

/** People who served on the vessel before. Document 2 §2 */
export const CrewHistoryTab = list({
  name: "vessel-crew-history",
  texts: "vessels.detail",
  load: (query, { route }) => load(listVesselCrewHistory, { ...query, vesselId: Number(route.vesselId) }),
}).view({
  label: "tabs.crew-history",
  search: "searchPerson",
  keyOf: ({ id }) => id,
  columns: [
    { id: "crewId", label: "crewId", text: ({ employeeIdNumber }) => employeeIdNumber },
    { id: "seafarerId", label: "seafarerId", text: ({ seafarerId }) => seafarerId },
    {
      id: "name",
      label: "name",
      card: "title",
      title: ({ fullName }) => fullName,
      // A principal sees only this assignment of a person who left.
      cell: ({ employeeId, fullName }, { user }) => (
        <PersonLink id={employeeId} name={fullName} open={can(user, "crew:view") && !isAmong(user, "principals")} />
      ),
    },
    {
      id: "position",
      label: "position",
      card: "fact",
      text: (row, { locale }) => inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId }),
    },
    { id: "onBoard", label: "onBoard", align: "end", card: "fact", text: ({ onBoard }, { date }) => date(onBoard) },
    { id: "offBoard", label: "offBoard", align: "end", card: "fact", text: ({ offBoard }, { date }) => date(offBoard) },
  ],
  empty: { title: "notFound", text: "historyEmpty" },
});
