import { and, inArray, or, sql } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { anonymousActor, type Actor } from "@/lib/access/actor";
import { visibleTo } from "./queries";

afterAll(closeDatabase);

const now = new Date("2026-06-15T05:00:00Z");

test(
  "shows strangers and visitors open openings of both divisions, staff all of their division, the scheduler everything",
  rolledBack(async (db) => {
    const named = {
      open: await openOpening(db, 1),
      lastDay: await openOpening(db, 2, { closesOn: "2026-06-15" }),
      past: await openOpening(db, 1, { closesOn: "2026-06-14" }),
      closed: await openOpening(db, 2, { closedAt: new Date("2026-06-01T00:00:00Z") }),
    };
    const seenBy = async (actor: Actor) => {
      const ids = Object.values(named).map(({ id }) => id);
      const rows = await db
        .select({ id: jobOpenings.id })
        .from(jobOpenings)
        .where(and(inArray(jobOpenings.id, ids), visibleTo(actor, now)));
      return Object.entries(named).flatMap(([name, { id }]) => (rows.some((row) => row.id === id) ? [name] : []));
    };
    expect(await seenBy(anonymousActor)).toEqual(["open", "lastDay"]);
    expect(await seenBy(await visitor(db))).toEqual(["open", "lastDay"]);
    expect(await seenBy(await person(db, "crewingstaffmarine"))).toEqual(["open", "past"]);
    expect(await seenBy(await person(db, "crewingstafftanker"))).toEqual(["lastDay", "closed"]);
    expect(await seenBy({ kind: "scheduler" })).toEqual(["open", "lastDay", "past", "closed"]);
  }),
);

test(
  "combines full visibility with other conditions",
  rolledBack(async (db) => {
    const { id } = await openOpening(db, 1, { closesOn: "2026-06-14" });
    const rows = await db
      .select({ id: jobOpenings.id })
      .from(jobOpenings)
      .where(or(sql`false`, visibleTo({ kind: "scheduler" }, now)));
    expect(rows).toEqual(expect.arrayContaining([{ id }]));
  }),
);
