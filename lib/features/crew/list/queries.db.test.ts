import fc from "fast-check";
import { sql } from "drizzle-orm";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onStandIns, standIn } from "@/db/testing/databases/stand-in";
import { addDays } from "@/lib/platform/calendar/dates";
import { idleBefore, isIdle } from "../idle.rules";
import { matchesFilters } from "./queries";

afterAll(closeDatabase);
const today = "2026-11-20";

const types = ["Contract", "Permanent", "Cadet"] as const;
const person = fc.record({
  status: fc.constantFrom("off-board", "off-board", "on-board", "resigned", "blacklist"),
  statusSince: fc.oneof(
    fc.integer({ min: -3, max: 3 }).map((days) => addDays(idleBefore(today), days)),
    fc.integer({ min: 0, max: 900 }).map((days) => addDays(today, -days)),
  ),
  type: fc.option(fc.nat(types.length - 1)),
  planned: fc.constantFrom(0, 0, 1, 2),
});

test(
  "the list of idle people holds exactly those the rule calls idle",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 400, size: "max" }), async (people) => {
        const slots = ["next", "next-but-one"] as const;
        const inSql = await onStandIns<{ id: number }>(
          [
            standIn(
              "lookups",
              { id: "int", kind: "text", name: "text" },
              types.map((name, id) => ({ id, kind: "employment-type", name })),
            ),
            standIn(
              "assignments",
              { crew_id: "int", slot: "text" },
              people.flatMap(({ planned }, id) => [
                { crew_id: id, slot: "history" },
                ...slots.slice(0, planned).map((slot) => ({ crew_id: id, slot })),
              ]),
            ),
            standIn(
              "crew",
              {
                id: "int",
                status: "text",
                status_since: "date",
                employment_type_id: "int",
                processing_stopped_at: "timestamptz",
              },
              people.map(({ status, statusSince, type }, id) => ({
                id,
                status,
                status_since: statusSince,
                employment_type_id: type,
                processing_stopped_at: null,
              })),
            ),
          ],
          sql`select id from crew where ${matchesFilters({ idle: true }, today)} order by id`,
        );
        const inRules = people.flatMap(({ type, ...one }, id) =>
          isIdle({ ...one, employmentType: type === null ? null : (types[type] ?? null) }, today) ? [id] : [],
        );
        expect(inSql.map(({ id }) => id)).toEqual(inRules);
      }),
      runsOf(40),
    );
  },
  propertyTimeout,
);
