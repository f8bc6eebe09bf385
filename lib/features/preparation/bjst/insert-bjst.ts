import type { z } from "zod";
import { preparationBjsts } from "@/db/schema/preparation";
import { userIdOf } from "@/lib/access/actor";
import { optionOf } from "@/lib/features/lookups/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { lockOpenPreparations } from "../open-preparations.queries";
import { scheduleBlockedReason, trainingValidUntil } from "../appointment-checks.rules";
import { notifyBjst } from "./mail.queries";
import { latestByType, validTrainings } from "./queries";
import { bjstStored, insertBjstInput } from "./schema";

/**
 * Schedule a training by type for one or several joiners of a vessel, with one letter and a mail each. A failed
 * training may be repeated. Document 2 §5 and §7, product 5.5 @throws not-found, invalid, rule when the type is
 * already scheduled or was passed within two years
 */
export const insertBjst = write({
  name: "preparation.insert-bjst",
  access: "preparation:bjst",
  input: insertBjstInput,
  output: bjstStored,
  async run(scope, { vesselId, crewIds, bjstTypeId, ...training }) {
    const { db, actor, now, audit } = scope;
    const open = await lockOpenPreparations(db, actor, vesselId, crewIds);
    const { id: typeId } = await optionOf(db, "bjst-type", bjstTypeId, "bjstTypeId");
    const latestTrainings = await latestByType(
      db,
      open.map(({ id }) => id),
    );
    const passed = await validTrainings(db, crewIds, dayOf(now));
    for (const { id, crewId, person, startDate } of open) {
      const isSatisfied = passed.some(
        (row) => row.crewId === crewId && row.typeId === typeId && trainingValidUntil(row.endDate) >= startDate,
      );
      const reason =
        scheduleBlockedReason(latestTrainings.find((row) => row.preparationId === id && row.typeId === typeId)) ??
        (isSatisfied ? "preparation.passedAlready" : null);
      if (reason) throw refused(reason, { name: person.fullName });
    }
    const sharedFields = { ...training, typeId, createdAt: now, updatedAt: now };
    const author = { createdBy: userIdOf(actor), updatedBy: userIdOf(actor) };
    const stored = await db
      .insert(preparationBjsts)
      .values(open.map(({ id, crewId }) => ({ ...sharedFields, ...author, preparationId: id, crewId })))
      .returning();
    const [rows, mailIds]: [z.output<typeof bjstStored>["rows"], number[]] = [[], []];
    for (const row of stored) {
      const about = open.find(({ id }) => id === row.preparationId);
      if (!about) continue;
      audit({ subject: row.crewId, divisionId: about.vessel.divisionId, after: { bjstId: row.id, ...training } });
      mailIds.push(...(await notifyBjst(scope, about, row)));
      rows.push({ crewId: row.crewId, employeePreparationBJSTId: row.id, employeePreparationId: about.id });
    }
    const { id, preparationId } = requirePresent(stored[0], "the training stored");
    const first = { id, employeePreparationBJSTId: id, employeePreparationId: preparationId };
    return { ...first, ids: stored.map((row) => row.id), mailIds, rows };
  },
});
