import { and, eq, ne, or, sql, type SQL } from "drizzle-orm";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { itemsForViewer } from "./visibility.rules";
import { findingTextOf } from "./finding-text.rules";
import { factsFor } from "./check-facts.rules";
import { complianceFactsOf, seatFactsOf } from "./queries";
import { topFourOf } from "./top-four.queries";
import { checkCompliance, fitness } from "./rules";
import { checkCrewComplianceInput, complianceCheck } from "./schema";
import { invalid, isVisiblePerson } from "../sections/edit-scope.queries";
import { extentOf, viewerOf } from "../fields.rules";
import { recordSensitiveReads } from "../sensitive-reads.queries";

/**
 * Limit the vessels an actor may ask about: staff their division's, a principal their fleet, a head or seafarer those
 * they are on or planned for.
 */
function ofOwnFleet(actor: Actor): SQL | undefined {
  if (actor.kind !== "user") return undefined;
  if (isAmong(actor, "principals")) return eq(vessels.principalId, actor.principalId ?? 0);
  if (!isAmong(actor, "seafarers")) return undefined;
  const sails = and(
    eq(assignments.vesselId, vessels.id),
    eq(assignments.crewId, actor.crewId ?? 0),
    ne(assignments.slot, "cancelled"),
  );
  return or(
    eq(vessels.id, isAmong(actor, "heads") ? (actor.vesselId ?? 0) : 0),
    sql`exists (select from ${assignments} where ${sails})`,
  );
}

/**
 * Check whether a seafarer is fit for a vessel type or vessel, a rank and a period. Items and verdict show only what
 * the viewer may see. product 5.4, 5.5, 5.12 @throws not-found, forbidden without access to certificates, invalid for a
 * rank or vessel of another division
 */
export const checkCrewCompliance = read({
  name: "crew.check-compliance",
  access: "crew:view",
  input: checkCrewComplianceInput,
  output: complianceCheck,
  async run({ db, actor, now, locale }, { crewId, positionId, vesselTypeId, vesselId = null, from, to, moment }) {
    const today = dayOf(now);
    const person = (await complianceFactsOf(db, isVisiblePerson(actor, crewId))).get(crewId);
    if (!person) throw notFound("crew.notFound");
    const viewer = viewerOf(actor, person);
    if (extentOf(viewer, "professional") !== "full") throw new AppError("forbidden", "errors.forbidden");
    const [vessel] =
      vesselId === null
        ? []
        : await db
            .select({ vesselTypeId: vessels.vesselTypeId })
            .from(vessels)
            .where(and(eq(vessels.id, vesselId), eq(vessels.divisionId, person.divisionId), ofOwnFleet(actor)));
    if (vesselId !== null && !vessel) throw notFound("vessels.notFound");
    const pair = {
      positionId: positionId ?? person.position.id,
      vesselTypeId: vessel?.vesselTypeId ?? vesselTypeId ?? person.vesselTypeId,
    };
    const seat = (await seatFactsOf(db, [pair]))(pair);
    if (!seat) throw invalid({ path: "positionId", message: "validation.invalid" });
    const target = { vesselId, moment, from, to };
    const topFour = await topFourOf(db, person, seat, target, today);
    const items = checkCompliance({ ...factsFor(person, seat, target, today), topFour });
    const itemsForReader = itemsForViewer(items, viewer);
    const classes = (["suitability", "medical"] as const).filter((area) =>
      itemsForReader.some((item) => item.area === area && item.level !== "pass"),
    );
    await recordSensitiveReads(db, { actor, now }, "crew.check-compliance", [{ crewId, classes }]);
    const blocks = itemsForReader.filter(({ level }) => level === "block");
    return {
      crewId,
      fitness: fitness(itemsForReader),
      isOverridable: blocks.length > 0 && blocks.every(({ overridableBy }) => overridableBy === "manager"),
      items: itemsForReader.map((item) => ({ ...item, text: findingTextOf(item, locale) })),
    };
  },
});
