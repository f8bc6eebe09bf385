import { redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { AppError, refused } from "@/lib/platform/errors";
import { addYears, dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { complianceOf } from "../compliance/queries";
import { fitness } from "../compliance/rules";
import { itemsForForecast } from "../compliance/visibility.rules";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { lockCrew } from "../queries";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import { changeStatus, clearEmploymentEnd } from "./queries";
import { rehireCrewInput, statusChanged } from "./schema";

/**
 * Re-hire a person who resigned. The audit entry stores the compliance check of their rank and vessel type for the next
 * year; barred people are refused. Open months are drafted without the earlier employment end. product 5.3 @throws
 * not-found, conflict when changed meanwhile and while a month is being locked, rule
 */
export const rehireCrew = write({
  name: "crew.rehire",
  access: "crew:rehire",
  input: rehireCrewInput,
  output: statusChanged,
  async run({ db, actor, now, locale, audit }, { crewId, version, date, reason }) {
    const person = await lockCrew(db, actor, crewId);
    await assertUnchanged({ db, locale }, person, version);
    if (person.status !== "resigned")
      throw person.status === "blacklist"
        ? refused("crew.rehire.barred")
        : new AppError("conflict", "crew.rehire.notResigned");
    if (person.erasedAt) throw refused("crew.rehire.erased");
    if (person.resignedOn && date < person.resignedOn) throw refused("crew.rehire.beforeResignation");
    const today = dayOf(now);
    const { positionId, vesselTypeId } = person;
    const period = { from: today, to: addYears(today, 1), moment: "plan" as const, vesselId: null };
    const items =
      (await complianceOf(db, { crewIds: [crewId], positionId, vesselTypeId, today, ...period })).get(crewId) ?? [];
    if (items.some(({ code }) => code === "barred")) throw refused("crew.rehire.barred");
    await redraftPeople(db, [crewId]);
    const endsOn = await clearEmploymentEnd(db, crewId, date, { actor, now });
    const after = await changeStatus(
      db,
      person,
      { event: "re-hired", to: "off-board", on: date, reason },
      { actor, now },
    );
    await refreshCertificateValidity(db, [crewId]);
    const review = itemsForForecast(items).flatMap(({ code, level }) => (level === "pass" ? [] : [{ code, level }]));
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      before: { status: person.status, ...(endsOn ? { endsOn } : {}) },
      after: { status: after.status, ...(endsOn ? { endsOn: null } : {}), on: date, fitness: fitness(items), review },
      reason,
    });
    return { id: crewId, crewId, version: after.version };
  },
});
