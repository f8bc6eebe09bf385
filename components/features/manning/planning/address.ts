import type { ApiSlot } from "@/db/enums/manning";
import { keyOfSlot, emptySlotValue, replaceKey } from "@/lib/features/manning/planning/dialog-request.rules";

/** The two sides of manning: planning and approval. */
export type ManningSide = "planning" | "approval-crew";

export const listAddress = (side: ManningSide) => `/dashboard/manning/${side}`;
export const scheduleAddress = (side: ManningSide, vesselId: number) => `${listAddress(side)}/${vesselId}/schedule`;
export const crewAddress = (side: ManningSide, vesselId: number) => `${listAddress(side)}/${vesselId}/crew`;

/** Build the address of a vessel's crew changes, with an optional date window. */
export const changeAddress = (vesselId: number, window?: { from: string; to: string }) =>
  `${listAddress("planning")}/${vesselId}/crew-change${window ? `?from=${window.from}&to=${window.to}` : ""}`;

/** Build the address of a seat's history. */
export const seatHistoryAddress = (vesselId: number, vesselCrewId: number) =>
  `${listAddress("planning")}/${vesselId}/seats/${vesselCrewId}`;

/** Return the anchor of a seat in the crew table. */
export const seatAnchor = (vesselCrewId: number) => `seat-${vesselCrewId}`;
export const seatAddress = (side: ManningSide, vesselId: number, vesselCrewId: number) =>
  `${crewAddress(side, vesselId)}#${seatAnchor(vesselCrewId)}`;

/** Build the address of an occupied slot with its dialog open. D2 §2, product 5.8 */
export const slotAddress = (
  side: ManningSide,
  { vesselId, vesselCrewId, slot, crewId }: { vesselId: number; vesselCrewId: number; slot: ApiSlot; crewId: number },
) => `${crewAddress(side, vesselId)}?vcid=${vesselCrewId}&${keyOfSlot[slot]}=${crewId}`;

/** Build the address of an empty slot with the propose dialog open. product 5.8 */
export const proposeAddress = (vesselId: number, vesselCrewId: number, slot: "Next" | "NextButOne") =>
  `${crewAddress("planning", vesselId)}?vcid=${vesselCrewId}&${keyOfSlot[slot]}=${emptySlotValue}`;
/** Build the address of a planned slot with the replace dialog open. */
export const replaceAddress = (vesselId: number, vesselCrewId: number, slot: "Next" | "NextButOne") =>
  `${crewAddress("planning", vesselId)}?vcid=${vesselCrewId}&${replaceKey}=${keyOfSlot[slot]}`;

/** Build the address of the approval side with the answer dialog open. D2 §2, product 5.8 */
export function answerAddress(
  { vesselId, vesselCrewId, jobPositionId }: { vesselId: number; vesselCrewId: number; jobPositionId: number },
  { slot, crewId }: { slot: ApiSlot; crewId: number },
  answer: "approve" | "reject",
) {
  const keys = { vcid: vesselCrewId, emp: crewId, ao: slot, vid: vesselId, joi: jobPositionId, [answer]: 1 };
  const query = new URLSearchParams(Object.entries(keys).map(([key, value]) => [key, String(value)]));
  return `${crewAddress("approval-crew", vesselId)}?${query}`;
}
/** The search parameter that opens an extension request; its value is the crew id. */
export const extendKey = "extend";
/** Build the address of the crew table with an extension request open. product 5.3 */
export const extendAddress = (side: ManningSide, vesselId: number, crewId: number) =>
  `${crewAddress(side, vesselId)}?${extendKey}=${crewId}`;
