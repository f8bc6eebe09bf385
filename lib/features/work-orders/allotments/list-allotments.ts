import { can, userIdOf } from "@/lib/access/actor";
import { mayDecide } from "@/lib/access/second-person";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { monthOf, firstDayOf } from "@/lib/platform/calendar/months";
import { openMonthOf } from "../inputs/queries";
import { findPerson } from "../person.queries";
import { selectAllotments } from "./queries";
import { listAllotmentsInput, listedAllotments } from "./schema";

/**
 * List a seafarer's current and future allotments; the viewer's own without an id. Logs the read. Whole rupiah. product
 * 5.15, MLC A2.2 @throws not-found
 */
export const listAllotments = read({
  name: "work-orders.list-allotments",
  access: "work-orders:deductions",
  input: listAllotmentsInput,
  output: listedAllotments,
  async run({ db, actor, now }, { crewId }) {
    const requestedCrewId = crewId ?? (actor.kind === "user" ? actor.crewId : null);
    if (!requestedCrewId) throw notFound("crew.notFound");
    const person = await findPerson(db, actor, requestedCrewId);
    const right = "work-orders:confirm-allotment";
    const userId = userIdOf(actor);
    const isWithoutSecondPerson = await mayDecide(db, actor, right, {
      divisionId: person.divisionId,
      involvedUsers: [userId],
    });
    const rows = await selectAllotments(db, person.id, firstDayOf(await openMonthOf(db, person)));
    await recordSensitiveReads(db, { actor, now }, "work-orders.list-allotments", [
      { crewId: person.id, classes: ["payroll"] },
    ]);
    return {
      crewId: person.id,
      allotments: rows.map(({ row, createdName }) => {
        const isSecond = can(actor, right) && (row.createdBy !== userId || isWithoutSecondPerson);
        const decide = row.state === "proposed" && isSecond ? (["confirm", "refuse"] as const) : [];
        const end = row.state === "confirmed" && can(actor, "work-orders:allot") ? (["end"] as const) : [];
        return {
          ...row,
          createdBy: createdName,
          fromMonth: monthOf(row.fromMonth),
          untilMonth: row.untilMonth?.slice(0, 7) ?? null,
          allowedActions: [...decide, ...end],
        };
      }),
    };
  },
});
