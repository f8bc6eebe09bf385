const ofPerson = (vesselId: number, crewId: number) =>
  `/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews/${crewId}/pkl`;

export const preparationAddress = "/dashboard/manning/onboard-preparation";
export const pklListAddress = ofPerson;
export const pklAddress = ({ vesselId, crewId, id }: { vesselId: number; crewId: number; id: number }) =>
  `${ofPerson(vesselId, crewId)}/${id}/details`;
export const createPklAddress = (vesselId: number, crewId: number, query: Record<string, number> = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `${ofPerson(vesselId, crewId)}/create${search ? `?${search}` : ""}`;
};
