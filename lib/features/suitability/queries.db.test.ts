import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer, vessel } from "@/db/testing/crew";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { checkOutCrew } from "@/lib/features/manning/check-in-out/check-out-crew";
import { addDays } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { applySuitabilityRegister } from "./apply-suitability-register";
import { confirmSuitabilityEntry } from "./confirm-suitability-entry";
import { decideSuitabilityRemoval } from "./decide-suitability-removal";
import { insertSuitabilityEntry } from "./insert-suitability-entry";
import { isBarred } from "@/lib/features/crew/suitability-level.queries";
import { requestSuitabilityRemoval } from "./request-suitability-removal";
import { updateSuitabilityEntry } from "./update-suitability-entry";

afterAll(closeDatabase);

const acts = ["note", "accuse", "edit", "confirm", "ask", "approve", "refuse", "check-out", "night"] as const;
type World = {
  db: Transaction;
  day: string;
  crewId: number;
  seat: { vesselId: number; vesselCrewId: number };
  people: UserActor[];
};

const form = (level: number, day: string) => ({
  employeeBlacklistLevelId: level,
  startDate: "2026-09-01",
  reason: "safety",
  description: "Entered a tank without a permit again",
  endDate: addDays(day, 60),
});

/** Run one office action; a refusal changes nothing. */
async function attempt({ db, day, crewId, seat, people }: World, act: (typeof acts)[number], who: number) {
  const actor = people[who % people.length]!;
  const caller = as(actor, { now: new Date(`${day}T02:00:00Z`) });
  const [entry] = await db
    .select()
    .from(suitabilityEntries)
    .where(eq(suitabilityEntries.crewId, crewId))
    .orderBy(suitabilityEntries.id)
    .offset(Math.floor(who / 5))
    .limit(1);
  const employeeBlackListid = entry?.id ?? 0;
  const evidence = () => uploaded(db, actor.userId);
  const works = {
    note: async () =>
      insertSuitabilityEntry.execute(caller, { ...form(2, day), crewId, evidenceFileId: await evidence() }),
    accuse: async () =>
      insertSuitabilityEntry.execute(caller, { ...form(3, day), crewId, evidenceFileId: await evidence() }),
    edit: async () =>
      updateSuitabilityEntry.execute(caller, {
        ...form(2 + (who % 2), day),
        employeeBlackListid,
        evidenceFileId: await evidence(),
      }),
    confirm: () => confirmSuitabilityEntry.execute(caller, { employeeBlackListid }),
    ask: async () =>
      requestSuitabilityRemoval.execute(caller, {
        employeeBlackListid,
        reason: "Served the time without a complaint",
        unblacklistDocument: await evidence(),
      }),
    approve: () => decideSuitabilityRemoval.execute(caller, { employeeBlackListid, unblacklistApproval: "Approved" }),
    refuse: () =>
      decideSuitabilityRemoval.execute(caller, {
        employeeBlackListid,
        unblacklistApproval: "Not Approved",
        note: "Not yet",
      }),
    "check-out": () =>
      checkOutCrew.execute(caller, {
        ...seat,
        crewId,
        schedule: day,
        acceptedCodes: ["early"],
        reason: "x",
      }),
    night: () => applySuitabilityRegister.execute(as({ kind: "scheduler" }, { now: caller.now }), {}),
  };
  await works[act]().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

const step = fc.record({
  act: fc.oneof(
    fc.constantFrom(...acts),
    fc.constantFrom("accuse", "confirm", "confirm", "ask", "approve", "approve"),
  ) as fc.Arbitrary<(typeof acts)[number]>,
  who: fc.nat(8),
  later: fc.constantFrom(0, 0, 1, 70),
});

test(
  "keeps status and register consistent after each night",
  async () => {
    const seen = { barred: 0, waiting: 0, freed: 0 };
    for (const steps of fc.sample(fc.array(step, { minLength: 8, maxLength: 18 }), {
      seed: 20_261_120,
      ...runsOf(25),
    })) {
      await rolledBack(async (db) => {
        const people = [
          await person(db, "crewingmanagermarine"),
          await person(db, "crewingmanagermarine"),
          await person(db, "superadmin"),
        ];
        const ship = await vessel(db);
        const isAboard = steps.length % 2 === 0;
        const seat = await seatOn(db, ship, "Bosun");
        const one = await seafarer(db, {
          rank: "Bosun",
          ...(isAboard ? { status: "on-board", vesselId: ship.id, statusSince: "2026-08-01" } : {}),
        });
        if (isAboard)
          await assigned(db, seat, one.id, {
            slot: "current",
            startDate: "2026-08-01",
            endDate: "2026-12-01",
            checkedInOn: "2026-08-01",
          });
        let day = "2026-11-20";
        let before: string | undefined = one.status;
        for (const { act, who, later } of steps) {
          day = addDays(day, later);
          await attempt(
            { db, day, crewId: one.id, seat: { vesselId: ship.id, vesselCrewId: seat.id }, people },
            act,
            who,
          );
          await attempt(
            { db, day, crewId: one.id, seat: { vesselId: ship.id, vesselCrewId: seat.id }, people },
            "night",
            who,
          );
          const [now] = await db.select().from(crew).where(eq(crew.id, one.id));
          const barred = await isBarred(db, one.id, day);
          expect(now?.status === "blacklist").toBe(barred && now?.status !== "on-board");
          if (now?.status === "blacklist") seen.barred += 1;
          if (barred && now?.status === "on-board") seen.waiting += 1;
          if (before === "blacklist" && now?.status === "off-board") seen.freed += 1;
          before = now?.status;
        }
      })();
    }
    expect(Math.min(seen.barred, seen.waiting, seen.freed)).toBeGreaterThan(0);
  },
  propertyTimeout,
);

test(
  "keeps status and register consistent by writes alone",
  rolledBack(async (db) => {
    const [author, other] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
    const one = await seafarer(db);
    const caller = (actor: UserActor) => as(actor, { now: new Date("2026-11-20T02:00:00Z") });
    const statusNow = async () => (await db.select().from(crew).where(eq(crew.id, one.id)))[0]?.status;
    const { id } = await insertSuitabilityEntry.execute(caller(author), {
      ...form(3, "2026-11-20"),
      crewId: one.id,
      evidenceFileId: await uploaded(db, author.userId),
    });
    expect(await statusNow()).toBe("off-board");
    await confirmSuitabilityEntry.execute(caller(other), { employeeBlackListid: id });
    expect(await statusNow()).toBe("blacklist");
    await requestSuitabilityRemoval.execute(caller(author), {
      employeeBlackListid: id,
      reason: "Served the time without a complaint",
      unblacklistDocument: await uploaded(db, author.userId),
    });
    await decideSuitabilityRemoval.execute(caller(other), { employeeBlackListid: id, unblacklistApproval: "Approved" });
    expect(await statusNow()).toBe("off-board");
  }),
);
