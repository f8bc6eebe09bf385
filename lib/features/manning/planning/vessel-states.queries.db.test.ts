import fc from "fast-check";
import { sql } from "drizzle-orm";
import { employeeStatuses, principalStatuses } from "@/db/enums/manning";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onStandIns, standIn } from "@/db/testing/databases/stand-in";
import { addDays } from "@/lib/platform/calendar/dates";
import { planningStatus, type PlanningStatus } from "./status.rules";
import { seatOf, type Assignment } from "../slots.rules";
import { vesselStates } from "./vessel-states.queries";

afterAll(closeDatabase);
const today = "2026-11-20";

const ends = fc.integer({ min: -40, max: 130 }).map((days) => addDays(today, days));
const plan = fc.record({
  startDate: ends,
  principalStatus: fc.constantFrom(...principalStatuses),
  employeeStatus: fc.constantFrom(...employeeStatuses),
  checkup: fc.constantFrom(null, "Passed", "Failed"),
});
const seat = fc.record({
  vessel: fc.nat(150),
  current: fc.option(ends, { freq: 4 }),
  previous: fc.option(fc.record({ endDate: ends, isOnBoard: fc.boolean() })),
  next: fc.option(plan, { freq: 4 }),
});
type Seat = typeof seat extends fc.Arbitrary<infer T> ? T : never;

/** The rows of one seat; only Current and those before it were checked in. */
function assignmentsOf({ current, previous, next }: Seat, seatId: number): Assignment[] {
  const row = (id: number, values: Pick<Assignment, "slot" | "endDate"> & Partial<Assignment>): Assignment => ({
    id: seatId * 10 + id,
    seatId,
    crewId: seatId * 10 + id,
    startDate: "2026-01-01",
    originalEndDate: null,
    durationMonths: null,
    principalStatus: "Confirmed",
    employeeStatus: "Confirmed",
    checkedInOn: null,
    checkedOutOn: null,
    handoverSince: null,
    ...values,
  });
  return [
    ...(current ? [row(1, { slot: "current", endDate: current, checkedInOn: "2026-01-01" })] : []),
    ...(previous
      ? [
          row(2, {
            slot: "previous",
            endDate: previous.endDate,
            checkedInOn: "2025-09-01",
            checkedOutOn: previous.isOnBoard ? null : "2026-01-02",
          }),
        ]
      : []),
    ...(next
      ? [
          row(3, {
            slot: "next",
            endDate: addDays(next.startDate, 180),
            startDate: next.startDate,
            principalStatus: next.principalStatus,
            employeeStatus: next.employeeStatus,
          }),
        ]
      : []),
  ];
}

test(
  "lists sort and filter vessels by the planning status that the rules give them",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(seat, { minLength: 1, maxLength: 300, size: "max" }), async (seats) => {
        const vessels = [...new Set(seats.map(({ vessel }) => vessel))].toSorted((one, other) => one - other);
        const checkups = seats.flatMap(({ next }, id) => (next?.checkup ? [{ id, result: next.checkup }] : []));
        const states = await onStandIns<{ vessel: number; status: PlanningStatus }>(
          [
            standIn(
              "seats",
              { id: "int", vessel_id: "int", removed_at: "timestamptz", created_at: "timestamptz" },
              seats.map(({ vessel }, id) => ({
                id,
                vessel_id: vessel,
                removed_at: null,
                created_at: "2020-01-01T00:00:00Z",
              })),
            ),
            standIn(
              "assignments",
              {
                id: "int",
                seat_id: "int",
                slot: "text",
                start_date: "date",
                end_date: "date",
                principal_status: "text",
                employee_status: "text",
                checked_in_on: "date",
                checked_out_on: "date",
              },
              seats.flatMap((one, id) =>
                assignmentsOf(one, id).map((assignment) => ({
                  id: assignment.id,
                  seat_id: id,
                  slot: assignment.slot,
                  start_date: assignment.startDate,
                  end_date: assignment.endDate,
                  principal_status: assignment.principalStatus,
                  employee_status: assignment.employeeStatus,
                  checked_in_on: assignment.checkedInOn,
                  checked_out_on: assignment.checkedOutOn,
                })),
              ),
            ),
            standIn(
              "preparations",
              { id: "int", assignment_id: "int", ended_at: "timestamptz" },
              checkups.map(({ id }) => ({ id, assignment_id: id * 10 + 3, ended_at: null })),
            ),
            standIn(
              "preparation_mcus",
              { id: "int", preparation_id: "int", result: "text" },
              checkups.map(({ id, result }) => ({ id, preparation_id: id, result })),
            ),
          ],
          sql`select vessel_id as vessel, case when action_on is not null then 'Need Action' when plan_on is not null then 'On Planning' else 'Planned' end as status
            from ${vesselStates(today)} order by vessel_id`,
        );
        const judged = seats.map((one, id) => ({
          ...seatOf(id, assignmentsOf(one, id)),
          vessel: one.vessel,
          isUnprepared: one.next?.checkup === "Failed",
        }));
        expect([...states]).toEqual(
          vessels.map((vessel) => ({
            vessel,
            status: planningStatus(
              judged.filter((one) => one.vessel === vessel),
              today,
            ).status,
          })),
        );
      }),
      runsOf(30),
    );
  },
  propertyTimeout,
);
