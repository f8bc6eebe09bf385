import fc from "fast-check";
import { sql } from "drizzle-orm";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onStandIns, standIn } from "@/db/testing/databases/stand-in";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import type { JoinerListRow } from "./joiners/queries";
import { itemsOf } from "./joiners/response.rules";
import { dueOn, firstOpenItem, lastMcu, lastPkl, medicals, trainings } from "./readiness.queries";
import { dueDay, itemNames, monthsOfTraining, openItems, type ItemName } from "./readiness.rules";

afterAll(closeDatabase);
const today = "2026-11-20";

const around = (day: string) => fc.integer({ min: -120, max: 120 }).map((days) => addDays(day, days));
const result = fc.constantFrom(null, "Passed" as const, "Passed" as const, "Failed" as const);
const joiner = fc.record({
  startDate: around(today),
  months: fc.integer({ min: 1, max: 10 }),
  missing: fc.constantFrom(0, 0, 0, 2),
  firstExpiry: fc.option(fc.integer({ min: -30, max: 500 }).map((days) => addDays(today, days))),
  mcus: fc.array(result, { maxLength: 2 }),
  medicals: fc.array(
    fc.record({
      status: fc.constantFrom("FIT", "FIT", "Fit With Restriction", "UNFIT"),
      examinationDate: fc.integer({ min: 0, max: 4 }).map((days) => addDays(today, -days)),
      validUntil: fc.integer({ min: -20, max: 500 }).map((days) => addDays(today, days)),
    }),
    { maxLength: 3 },
  ),
  trainings: fc.array(
    fc.record({
      type: fc.nat(2),
      isOwn: fc.boolean(),
      result,
      endDate: around(addMonths(today, -monthsOfTraining)),
    }),
    { maxLength: 4 },
  ),
  pkl: fc.constantFrom(null, "signed", "signed", "released"),
});

test(
  "the first open item of a joiner and its day are the same in SQL and in the rules",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(joiner, { minLength: 1, maxLength: 250, size: "max" }), async (joiners) => {
        const rows = await onStandIns<
          Pick<JoinerListRow, "lastMcu" | "lastPkl" | "medicals" | "trainings"> & {
            item: ItemName | null;
            by: string | null;
          }
        >(
          [
            standIn(
              "preparations",
              { id: "int", crew_id: "int", assignment_id: "int" },
              joiners.map((_, id) => ({ id, crew_id: id, assignment_id: id })),
            ),
            standIn(
              "assignments",
              { id: "int", start_date: "date", end_date: "date" },
              joiners.map(({ startDate, months }, id) => ({
                id,
                start_date: startDate,
                end_date: addMonths(startDate, months),
              })),
            ),
            standIn(
              "crew",
              { id: "int", missing_certificates: "int", first_certificate_expiry: "date" },
              joiners.map(({ missing, firstExpiry }, id) => ({
                id,
                missing_certificates: missing,
                first_certificate_expiry: firstExpiry,
              })),
            ),
            standIn(
              "preparation_mcus",
              { id: "int", preparation_id: "int", result: "text", scheduled_on: "date" },
              joiners.flatMap(({ mcus }, id) =>
                mcus.map((ended, at) => ({ id: id * 10 + at, preparation_id: id, result: ended, scheduled_on: today })),
              ),
            ),
            standIn(
              "medical_certificates",
              {
                id: "int",
                crew_id: "int",
                status: "text",
                examination_date: "date",
                valid_until: "date",
                removed_at: "timestamptz",
              },
              joiners.flatMap((one, id) =>
                one.medicals.map(({ status, examinationDate, validUntil }, at) => ({
                  id: id * 10 + at,
                  crew_id: id,
                  status,
                  examination_date: examinationDate,
                  valid_until: validUntil,
                  removed_at: null,
                })),
              ),
            ),
            standIn(
              "preparation_bjsts",
              {
                id: "int",
                preparation_id: "int",
                crew_id: "int",
                type_id: "int",
                result: "text",
                start_date: "date",
                end_date: "date",
              },
              joiners.flatMap((one, id) =>
                one.trainings.map(({ type, isOwn, endDate, ...training }, at) => ({
                  id: id * 10 + at,
                  preparation_id: isOwn ? id : -1,
                  crew_id: id,
                  type_id: type,
                  result: training.result,
                  start_date: endDate,
                  end_date: endDate,
                })),
              ),
            ),
            standIn(
              "preparation_pkls",
              {
                id: "int",
                preparation_id: "int",
                signed_at: "timestamptz",
                superseded_at: "timestamptz",
                addendum_of_id: "int",
                doc_released_date: "date",
              },
              joiners.flatMap(({ pkl }, id) =>
                pkl === null
                  ? []
                  : [
                      {
                        id,
                        preparation_id: id,
                        signed_at: pkl === "signed" ? "2026-11-01T02:00:00Z" : null,
                        superseded_at: null,
                        addendum_of_id: null,
                        doc_released_date: "2026-11-01",
                      },
                    ],
              ),
            ),
          ],
          sql`select found.*, (${dueOn({ item: sql`found.item`, joining: sql`found.joining` })})::text as by from (
            select preparations.id, assignments.start_date as joining, ${lastMcu} as "lastMcu", ${lastPkl} as "lastPkl",
              ${medicals} as medicals, ${trainings} as trainings, ${firstOpenItem(today, itemNames)} as item
            from preparations join assignments on assignments.id = preparations.assignment_id join crew on crew.id = preparations.crew_id
            offset 0
          ) as found order by found.id`,
        );
        const inRules = joiners.map(({ startDate, months, missing, firstExpiry }, id) => {
          const row = {
            ...rows[id],
            assignment: { startDate, endDate: addMonths(startDate, months) },
            person: { missing, firstExpiry },
          } as unknown as JoinerListRow;
          const [item] = openItems(itemsOf(row, today));
          return { item: item ?? null, by: item ? dueDay(item, startDate) : null };
        });
        expect(rows.map(({ item, by }) => ({ item, by }))).toEqual(inRules);
      }),
      runsOf(25),
    );
  },
  propertyTimeout,
);
