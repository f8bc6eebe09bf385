import { z } from "zod";
import type { Executor } from "@/db/client";
import type { UserActor } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";
import { personOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { companySetting } from "@/lib/platform/mail/company";
import { read } from "@/lib/platform/operation";
import { translator } from "@/lib/platform/i18n/messages";
import {
  joiningNext,
  crewingStaff,
  leavingNext,
  ownAssignments,
  ownVessels,
  papersEndingFirst,
  some,
  vacanciesOf,
} from "./queries";
import { aheadOf } from "./rules";
import { ownFacts } from "./schema";

/** Where somebody is, where they go next and which papers end first. */
async function factsOfSeafarer(db: Executor, crewId: number, today: string) {
  const [tours, papers] = await Promise.all([ownAssignments(db, crewId), papersEndingFirst(db, crewId)]);
  const current = tours.find(({ slot }) => slot === "current");
  const next = tours.find(({ slot }) => slot === "next");
  const [en, id] = [translator("en"), translator("id")];
  return {
    stay: current ? { ...current, ...aheadOf("sign-off", current.endDate, today) } : null,
    joining: next ? { ...next, ...aheadOf("joining", next.startDate, today) } : null,
    papers: papers.map(({ name, nameId, day }) => ({
      name: name ?? en("tasks.facts.medical"),
      nameId: nameId ?? id("tasks.facts.medical"),
      ...aheadOf("paper", day, today),
    })),
  };
}

/** The same of a head's vessel or a principal's: who goes, who comes and which seats are empty. */
async function factsOfFleet(db: Executor, actor: UserActor, today: string) {
  const [vessels, leaving, joining, vacant] = await Promise.all([
    ownVessels(db, actor),
    leavingNext(db, actor),
    joiningNext(db, actor),
    vacanciesOf(db, actor),
  ]);
  return {
    vessels,
    vesselCount: vessels[0]?.total ?? 0,
    leaving: leaving.map((one) => ({ ...one, ...aheadOf("sign-off", one.day, today) })),
    joining: joining.map((one) => ({ ...one, ...aheadOf("joining", one.day, today) })),
    vacant: vacant
      .flatMap(({ vesselId, vesselName, seats }) =>
        seats.map(({ jobPositionName: position, jobPositionNameId: positionNameId }) => ({
          vesselId,
          vesselName,
          position,
          positionNameId,
        })),
      )
      .slice(0, some),
    vacantCount: vacant[0]?.total ?? 0,
  };
}

async function contactsOf(db: Executor, actor: UserActor) {
  const found = await crewingStaff(db, actor);
  const division = found[0]?.division;
  return {
    phone: companySetting("COMPANY_PHONE", division),
    email: companySetting("COMPANY_EMAIL", division),
    people: found.flatMap(({ firstName, lastName, email, role }) =>
      email && role ? [{ name: [firstName, lastName].filter(Boolean).join(" "), email, role }] : [],
    ),
  };
}

/** What somebody without a back-office comes for: a seafarer their stay, next joining and papers, a head and a principal their vessels; and whom to call. Staff get the last alone. product 5.7 */
export const getOwnFacts = read({
  name: "tasks.get-own-facts",
  access: "signed-in",
  input: z.object({}),
  output: ownFacts,
  async run({ db, actor: reader, now }) {
    const actor = personOf(reader);
    const today = dayOf(now);
    const column = roleColumn(actor.role, actor.subRole);
    const [own, fleet, contacts] = await Promise.all([
      column === "CR" && actor.crewId ? factsOfSeafarer(db, actor.crewId, today) : null,
      column === "VH" || column === "PR" ? factsOfFleet(db, actor, today) : null,
      contactsOf(db, actor),
    ]);
    return { own, fleet, contacts };
  },
});
