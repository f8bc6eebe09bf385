const list = "/dashboard/manning/onboard-preparation";

export const preparationList = list;
export const crewsAddress = (vesselId: number, tab?: string) =>
  `${list}/vessel/${vesselId}/crews${tab ? `?tab=${tab}` : ""}`;
const ofPerson = (vesselId: number, crewId: number) => `${list}/vessel/${vesselId}/crews/${crewId}`;
export const joinerAddress = (vesselId: number, crewId: number) => `${ofPerson(vesselId, crewId)}/details`;
/** Return the address of one item, or of the form for a new agreement. */
export const itemAddress = (
  { vesselId, crewId }: { vesselId: number; crewId: number },
  kind: "mcu" | "bjst" | "medical-certificate" | "pkl",
  id: number,
) => `${ofPerson(vesselId, crewId)}/${kind}/${id}/details`;
export const newPklAddress = (vesselId: number, crewId: number) => `${ofPerson(vesselId, crewId)}/pkl/create`;

/** The search parameter that opens a tab's form for one joiner. */
export const scheduleKey = "schedule";
/** Return the address of a tab with its form open for one joiner. */
export const scheduleAddress = (vesselId: number, tab: "mcu" | "bjst" | "medical-certificate", crewId: number) =>
  `${crewsAddress(vesselId, tab)}&${scheduleKey}=${crewId}`;
