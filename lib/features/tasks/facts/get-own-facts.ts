import { z } from "zod";
import type { Executor } from "@/db/client";
import type { UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { staffContacts } from "@/lib/features/crew/recipients/staff-contacts.queries";
import { matchesPreparation, selectJoiners, type JoinerListRow } from "@/lib/features/preparation/joiners/queries";
import { itemsOf } from "@/lib/features/preparation/joiners/response.rules";
import { nextStep, openItems } from "@/lib/features/preparation/readiness.rules";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { translator } from "@/lib/platform/i18n/messages";
import {
  nextJoiners,
  nextSignOffs,
  ownAssignments,
  ownVessels,
  documentsExpiringFirst,
  VESSELS_LIMIT,
  vacanciesOf,
} from "./queries";
import { withDaysLeft } from "./rules";
import { ownFacts } from "./schema";

/** Load a seafarer's current and next assignment and their next expiring documents. */
async function factsOfSeafarer(db: Executor, { crewId, ...actor }: UserActor & { crewId: number }, today: string) {
  const [ownRows, papers, [prepared]] = await Promise.all([
    ownAssignments(db, crewId),
    documentsExpiringFirst(db, crewId),
    selectJoiners(db, matchesPreparation({ ...actor, crewId }, {}, today)).limit(1),
  ]);
  const current = ownRows.find(({ slot }) => slot === "current");
  const next = ownRows.find(({ slot }) => slot === "next");
  const [en, id] = [translator("en"), translator("id")];
  return {
    stay: current ? { ...current, ...withDaysLeft("sign-off", current.endDate, today) } : null,
    joining: next ? { ...next, ...withDaysLeft("joining", next.startDate, today) } : null,
    preparation: prepared ? preparationOf(prepared, today) : null,
    papers: papers.map(({ name, nameId, day }) => ({
      name: name ?? en("tasks.facts.medical"),
      nameId: nameId ?? id("tasks.facts.medical"),
      ...withDaysLeft("paper", day, today),
    })),
  };
}

/** Count what the seafarer still has to do before joining. */
function preparationOf(prepared: JoinerListRow, today: string) {
  const items = itemsOf(prepared, today);
  const by = nextStep(items, prepared.assignment.startDate, today)?.by ?? null;
  return { vesselId: prepared.vessel.id, missing: openItems(items), by };
}

/** Load the vessels of a head or a principal: next sign-offs, next joiners and vacant seats. */
async function factsOfFleet(db: Executor, actor: UserActor, today: string) {
  const [vessels, leaving, joining, vacant] = await Promise.all([
    ownVessels(db, actor),
    nextSignOffs(db, actor),
    nextJoiners(db, actor),
    vacanciesOf(db, actor),
  ]);
  return {
    vessels,
    vesselCount: vessels[0]?.total ?? 0,
    leaving: leaving.map((one) => ({ ...one, ...withDaysLeft("sign-off", one.day, today) })),
    joining: joining.map((one) => ({ ...one, ...withDaysLeft("joining", one.day, today) })),
    vacant: vacant
      .flatMap(({ vesselId, vesselName, seats }) =>
        seats.map(({ jobPositionName: position, jobPositionNameId: positionNameId }) => ({
          vesselId,
          vesselName,
          position,
          positionNameId,
        })),
      )
      .slice(0, VESSELS_LIMIT),
    vacantCount: vacant[0]?.total ?? 0,
  };
}

/**
 * Load the home page of users without a dashboard: own assignment, next joining and documents, or own vessels; and
 * contacts.
 * Staff get the contacts only. product 5.7
 */
export const getOwnFacts = read({
  name: "tasks.get-own-facts",
  access: "signed-in",
  input: z.object({}),
  output: ownFacts,
  async run({ db, actor: reader, now }) {
    const actor = userActorOf(reader);
    const today = dayOf(now);
    const [own, fleet, contacts] = await Promise.all([
      isAmong(actor, "crew-members") && actor.crewId
        ? factsOfSeafarer(db, { ...actor, crewId: actor.crewId }, today)
        : null,
      isAmong(actor, "heads") || isAmong(actor, "principals") ? factsOfFleet(db, actor, today) : null,
      staffContacts(db, actor.divisionId),
    ]);
    return { own, fleet, contacts };
  },
});
