import { can, type UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { listVesselCrewHistory } from "@/lib/features/vessels/on-board/list-vessel-crew-history";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../../list-screen/list-screen";

/** Whether the user opens crew records from here. A principal sees only this assignment of a person who left. */
const mayOpen = (user: UserActor) => can(user, "crew:view") && !isAmong(user, "principals");

/** People who served on the vessel before. Document 2 §2 */
export const crewHistory = list({
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
      text: ({ fullName }) => fullName,
      href: ({ crewId }, { user }) =>
        mayOpen(user) ? `/dashboard/crew-management/${crewId}/details?tab=crew-details` : null,
    },
    {
      id: "position",
      label: "position",
      card: "fact",
      text: ({ jobPositionName, jobPositionNameId }, { locale }) =>
        inLanguage(locale, { en: jobPositionName, id: jobPositionNameId }),
    },
    { id: "onBoard", label: "onBoard", align: "end", card: "fact", text: ({ onBoard }, { date }) => date(onBoard) },
    { id: "offBoard", label: "offBoard", align: "end", card: "fact", text: ({ offBoard }, { date }) => date(offBoard) },
  ],
  empty: { title: "notFound", text: "historyEmpty" },
});
