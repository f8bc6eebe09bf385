import type { WireSlot } from "@/db/enums/manning";
import { keyOfSlot, nobodyYet, replaceKey } from "@/lib/features/manning/planning/asked.rules";

/** The two sides of manning: who plans, and who answers. */
export type Side = "planning" | "approval-crew";

export const listAddress = (side: Side) => `/dashboard/manning/${side}`;
export const scheduleAddress = (side: Side, vesselId: number) => `${listAddress(side)}/${vesselId}/schedule`;
export const crewAddress = (side: Side, vesselId: number) => `${listAddress(side)}/${vesselId}/crew`;

/** Who leaves and joins a vessel, in the days ahead or in a window. */
export const changeAddress = (vesselId: number, window?: { from: string; to: string }) =>
  `${listAddress("planning")}/${vesselId}/crew-change${window ? `?from=${window.from}&to=${window.to}` : ""}`;

/** Who held a seat, and what happened to them. */
export const historyAddress = (vesselId: number, vesselCrewId: number) =>
  `${listAddress("planning")}/${vesselId}/seats/${vesselCrewId}`;

/** A seat in the crew table, which the browser goes to. */
export const seatAnchor = (vesselCrewId: number) => `seat-${vesselCrewId}`;
export const seatAddress = (side: Side, vesselId: number, vesselCrewId: number) =>
  `${crewAddress(side, vesselId)}#${seatAnchor(vesselCrewId)}`;

/** Somebody on a seat, with the dialog open. D2 §2, product 5.8 */
export const slotAddress = (
  side: Side,
  {
    vesselId,
    vesselCrewId,
    slot,
    employeeId,
  }: { vesselId: number; vesselCrewId: number; slot: WireSlot; employeeId: number },
) => `${crewAddress(side, vesselId)}?vcid=${vesselCrewId}&${keyOfSlot[slot]}=${employeeId}`;

/** An empty slot of a seat, with the dialog that proposes somebody for it. product 5.8 */
export const proposeAddress = (vesselId: number, vesselCrewId: number, slot: "Next" | "NextButOne") =>
  `${crewAddress("planning", vesselId)}?vcid=${vesselCrewId}&${keyOfSlot[slot]}=${nobodyYet}`;
/** Somebody planned on a seat, with the dialog that proposes somebody else for them. */
export const replaceAddress = (vesselId: number, vesselCrewId: number, slot: "Next" | "NextButOne") =>
  `${crewAddress("planning", vesselId)}?vcid=${vesselCrewId}&${replaceKey}=${keyOfSlot[slot]}`;

/** The approval side with the dialog that confirms an answer about somebody open. D2 §2, product 5.8 */
export function answerAddress(
  { vesselId, vesselCrewId, jobPositionId }: { vesselId: number; vesselCrewId: number; jobPositionId: number },
  { slot, employeeId }: { slot: WireSlot; employeeId: number },
  answer: "approve" | "reject",
) {
  const keys = { vcid: vesselCrewId, emp: employeeId, ao: slot, vid: vesselId, joi: jobPositionId, [answer]: 1 };
  const query = new URLSearchParams(Object.entries(keys).map(([key, value]) => [key, String(value)]));
  return `${crewAddress("approval-crew", vesselId)}?${query}`;
}
/** The key under which the address asks to prolong somebody's stay: the person's id. */
export const extendKey = "extend";
/** The crew table with the request of somebody on board open over it. product 5.3 */
export const extendAddress = (side: Side, vesselId: number, employeeId: number) =>
  `${crewAddress(side, vesselId)}?${extendKey}=${employeeId}`;
