import type { Executor } from "@/db/client";
import type { CrewStatus } from "@/db/enums/crew";
import type { Actor } from "@/lib/access/actor";
import type { CheckItem, CheckMoment } from "@/lib/features/crew/compliance/check-item.rules";
import { complianceOf } from "@/lib/features/crew/compliance/queries";
import { itemsForViewer } from "@/lib/features/crew/compliance/visibility.rules";
import { viewerOf, type Viewer } from "@/lib/features/crew/fields.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Readiness } from "./check-in.rules";
import type { DescribedBlock } from "../problem.rules";
import type { SeatContext, PersonRow } from "../seats.queries";
import { isOnBoard } from "../slots.rules";

type CheckRequest = { db: Executor; actor: Actor; now: Date };
type Period = { from: string; to: string };
/** Compliance result of a person on a seat. shown: items the actor may see. */
type Fitness = { blocks: DescribedBlock[]; readiness: Readiness; shown: CheckItem[] };

/** Block people who resigned or whose processing is stopped, and people on board without an assignment. */
function statusBlocks(
  { status, statusSince, processingStoppedAt }: PersonRow,
  hasTour: boolean,
  moment: CheckMoment,
): DescribedBlock[] {
  const codes: Partial<Record<CrewStatus, string>> = {
    resigned: "resigned",
    ...(hasTour || moment === "plan" ? {} : { "on-board": "recorded-on-board" }),
  };
  const code = processingStoppedAt ? "stopped" : codes[status];
  return code ? [{ code, overridableBy: "nobody", key: `manning.status.${code}`, values: { since: statusSince } }] : [];
}

const isPlannedElsewhere = ({ code, evidence }: CheckItem) => code === "other-vessel" && evidence.onBoard !== true;

/** Whether the plan's own rules cover this item: overlaps, and a missing medical that a check-in may accept. */
function isCoveredByRules(item: CheckItem, moment: CheckMoment): boolean {
  if (item.code === "medical-none") return true;
  return item.code === "other-vessel" && (moment === "plan" || !isPlannedElsewhere(item));
}

/** Whether a warning needs a reason: assigning a person noted in the register does. product 5.4 */
const needsReason = ({ code }: CheckItem) => code === "noted";

/** Turn an item into a block. The reason is included only for users who may see it. product 5.12 */
function asBlock(item: CheckItem, viewer: Viewer): DescribedBlock {
  const { code } = item;
  const [seen] = itemsForViewer([item], viewer);
  const isPublic = isPlannedElsewhere(item) || needsReason(item);
  const overridableBy = isPublic ? "anybody" : (item.overridableBy ?? "nobody");
  if (seen) return { code, overridableBy, key: seen.key, values: seen.values };
  return {
    code: item.area === "suitability" ? "withheld" : code,
    overridableBy,
    key: needsReason(item) ? "manning.status.withheldReason" : "manning.status.withheld",
    values: {},
  };
}

async function itemsOf(
  { db, now }: CheckRequest,
  { seatDetails, person }: Omit<SeatContext, "rows" | "seat" | "ofPerson">,
  period: Period,
  moment: CheckMoment,
): Promise<CheckItem[]> {
  const checkQuery = {
    positionId: seatDetails.position.id,
    vesselTypeId: seatDetails.vessel.vesselTypeId,
    vesselId: seatDetails.vessel.id,
  };
  const checked = await complianceOf(db, { crewIds: [person.id], ...checkQuery, ...period, moment, today: dayOf(now) });
  return checked.get(person.id) ?? [];
}

/** Return the items that need a reason, for an office answer to an already judged plan. product 5.4 */
export async function blocksNeedingReason(
  checkRequest: CheckRequest,
  seatContext: Omit<SeatContext, "rows" | "seat" | "ofPerson">,
  period: Period,
): Promise<DescribedBlock[]> {
  const viewer = viewerOf(checkRequest.actor, seatContext.person);
  const items = await itemsOf(checkRequest, seatContext, period, "plan");
  return items.filter(needsReason).map((item) => asBlock(item, viewer));
}

/** Run the compliance check of the person for the seat and return blocks for the rules. product 5.2, 5.5 */
export async function complianceBlocksOf(
  checkRequest: CheckRequest,
  { seatDetails, person, ofPerson }: Omit<SeatContext, "rows" | "seat">,
  period: Period,
  moment: CheckMoment,
): Promise<Fitness> {
  const items = await itemsOf(checkRequest, { seatDetails, person }, period, moment);
  const viewer = viewerOf(checkRequest.actor, person);
  const isBarred = items.some(({ code }) => code === "barred");
  const blockingItems = items
    .filter((item) => (needsReason(item) ? !isBarred : item.level === "block" && !isCoveredByRules(item, moment)))
    .map((item) => asBlock(item, viewer));
  const isWithoutMedical = items.some(({ code, level }) => code === "medical-none" && level === "block");
  return {
    blocks: [...statusBlocks(person, ofPerson.some(isOnBoard), moment), ...blockingItems],
    readiness: isWithoutMedical ? { medicalValid: false } : {},
    shown: itemsForViewer(items, viewer),
  };
}
