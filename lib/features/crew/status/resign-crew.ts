import { and, count, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { assignments } from "@/db/schema/manning";
import { redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { unlockedSlipOf } from "./open-pay.queries";
import { lockCrew } from "../queries";
import { changeStatus } from "./queries";
import { resignCrewInput, statusChanged } from "./schema";

/**
 * Record that a seafarer leaves the company. People on board sign off first, and planned assignments are deleted first.
 * Their last work order must be locked; the tax year is settled by a separate slip. The class feeds the retention rate.
 * product 5.3 @throws not-found, conflict when changed meanwhile and while a month is being locked, rule
 */
export const resignCrew = write({
  name: "crew.resign",
  access: "crew:resign",
  input: resignCrewInput,
  output: statusChanged,
  async run({ db, actor, now, locale, audit }, { crewId, version, date, resignationClass, reason }) {
    const person = await lockCrew(db, actor, crewId);
    await assertUnchanged({ db, locale }, person, version);
    if (person.status === "resigned") throw new AppError("conflict", "crew.resign.already");
    if (person.status !== "off-board")
      throw refused(person.status === "on-board" ? "crew.resign.onBoard" : "crew.resign.barred");
    const isOpen = or(
      inArray(assignments.slot, ["next", "next-but-one"]),
      and(isNotNull(assignments.checkedInOn), isNull(assignments.checkedOutOn)),
    );
    const [planned] = await db
      .select({ total: count() })
      .from(assignments)
      .where(and(eq(assignments.crewId, crewId), isOpen));
    if (planned && planned.total > 0) throw refused("crew.resign.planned", { count: planned.total });
    const unpaid = await unlockedSlipOf(db, crewId);
    if (unpaid !== null) throw refused("crew.resign.unpaid", { number: unpaid });
    if (date < person.statusSince) throw refused("crew.resign.beforeStatus");
    await redraftPeople(db, [crewId]);
    const after = await changeStatus(
      db,
      person,
      { event: "resigned", to: "resigned", on: date, resignationClass, reason },
      { actor, now },
    );
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      before: { status: person.status },
      after: { status: after.status, on: date, resignationClass },
    });
    return { id: crewId, crewId, version: after.version };
  },
});
