import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewSeaServices } from "@/db/schema/crew";
import { positions, vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { AppError } from "@/lib/platform/errors";
import { isSameName } from "@/lib/platform/names";
import { write } from "@/lib/platform/operation";
import { parseInput } from "@/lib/platform/validation";
import { boardScheduleInserted, insertBoardScheduleInput, boardScheduleBody } from "./schema";
import { authorOf, invalid } from "../sections/edit-scope.queries";
import { lockCrew } from "../queries";
import { seaServiceTable } from "../sections/row-tables.queries";
import { seaServiceForm } from "../sections/rows.schema";
import { directly } from "../sections/write-permission.rules";

/** Select the fields of an own vessel. */
async function vesselValues(db: Transaction, divisionId: number, vesselId: number) {
  const [vessel] = await db
    .select({
      companyName: vessels.management,
      vesselName: vessels.name,
      vesselType: vesselTypes.name,
      grt: vessels.grt,
      dwt: vessels.dwt,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .where(and(eq(vessels.id, vesselId), eq(vessels.divisionId, divisionId)));
  if (!vessel) throw invalid({ path: "vesselId", message: "validation.invalid" });
  return vessel;
}

async function rankName(db: Transaction, divisionId: number, positionId: number) {
  const [rank] = await db
    .select({ name: positions.nameEn })
    .from(positions)
    .where(and(eq(positions.id, positionId), eq(positions.divisionId, divisionId)));
  if (!rank) throw invalid({ path: "jobPositionId", message: "validation.invalid" });
  return rank.name;
}

/**
 * Record past sea service that check-in did not create, on an own vessel (vesselId fills names and tonnage, the rank
 * defaults to the person's) or with another company. Plans are assignments instead. Several services with one company
 * are allowed; only the same vessel and day is refused. D2 §7, product 5.11 @throws not-found, forbidden, invalid,
 * conflict for a service on record
 */
export const insertBoardSchedule = write({
  name: "crew.insert-board-schedule",
  access: directly("crew:sea-service"),
  input: insertBoardScheduleInput,
  callerInput: boardScheduleBody,
  output: boardScheduleInserted,
  async run({ db, actor, now, audit }, { crewId, vesselId, jobPositionId, values }) {
    const person = await lockCrew(db, actor, crewId);
    const vesselFields = vesselId ? await vesselValues(db, person.divisionId, vesselId) : {};
    const isUnnamed = !jobPositionId && (!vesselId || Boolean(values.position));
    const position = isUnnamed
      ? values.position
      : await rankName(db, person.divisionId, jobPositionId ?? person.positionId);
    const row = parseInput(seaServiceForm, { ...values, ...vesselFields, position });
    const services = await seaServiceTable.currentRows(db, crewId);
    if (services.some((service) => isSameName(service.vesselName, row.vesselName) && service.onBoard === row.onBoard))
      throw new AppError("conflict", "crew.edit.sameService");
    const problem = seaServiceTable.problemOf([...services, row]);
    if (problem && !seaServiceTable.problemOf(services)) throw invalid(problem);
    const author = authorOf(actor);
    const serviceWithFile = await seaServiceTable.withFile(db, row, {
      crewId,
      author,
      currentFileId: null,
    });
    const [stored] = await seaServiceTable.add(db, serviceWithFile, {
      crewId,
      createdAt: now,
      createdBy: author.userId,
    });
    if (!stored) throw new Error("sea service was not stored");
    if (vesselId)
      await db
        .update(crewSeaServices)
        .set({ vesselId })
        .where(and(eq(crewSeaServices.id, stored.id), isNull(crewSeaServices.removedAt)));
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      after: { seaServiceId: stored.id, vesselId, onBoard: row.onBoard, offBoard: row.offBoard },
    });
    return { id: stored.id, crewId };
  },
});
