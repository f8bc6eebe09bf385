import { sql } from "drizzle-orm";
import type { Executor } from "../../client";
import { refreshCertificateValidity } from "@/lib/features/crew/compliance/certificate-validity.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { storeBulkCertificates, storeBulkMedicals, storeBulkTravelDocuments } from "./bulk-certificates";
import { defineDraws, drawPeople, storeBulkPeople } from "./bulk-people";
import { storeBulkSchedules } from "./bulk-schedules";
import {
  drawStints,
  storeBulkAssignments,
  storeBulkRegister,
  storeBulkSeaServices,
  storeBulkStatusChanges,
} from "./bulk-service";
import { seatsPerVessel, storeBulkVessels } from "./bulk-vessels";

const crewPerSeat = 10;
const validityBatch = 2_000;

async function refreshAll(db: Executor) {
  await db.execute(sql`analyze crew, crew_certificates, crew_travel_documents`);
  const ids = (await db.execute<{ id: number }>(sql`select id from bulk_people order by id`)).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += validityBatch)
    await refreshCertificateValidity(db, ids.slice(start, start + validityBatch));
}

/**
 * Add this many seafarers, one in ten on board, with documents, service and vessels. All but the vessels is created by
 * SQL.
 */
export async function seedBulk(db: Executor, now: Date, count: number): Promise<Record<string, number>> {
  const today = dayOf(now);
  const fleet = await storeBulkVessels(db, Math.max(2, Math.round(count / crewPerSeat / seatsPerVessel)));
  await defineDraws(db);
  await drawPeople(db, { count, firstVesselId: fleet.firstVesselId, today });
  await drawStints(db, { today });
  const crew = await storeBulkPeople(db, { today });
  const certificates = await storeBulkCertificates(db, { today });
  const travelDocuments = await storeBulkTravelDocuments(db, { today });
  const medicalCertificates = await storeBulkMedicals(db, { today });
  const service = await storeBulkAssignments(db, { today });
  const scheduled = await storeBulkSchedules(db, { today });
  const seaServices = await storeBulkSeaServices(db, letterheadOf("Marine").name);
  const statusChanges = await storeBulkStatusChanges(db);
  const registerEntries = await storeBulkRegister(db);
  await refreshAll(db);
  return {
    vessels: fleet.vessels,
    seats: fleet.seats,
    crew,
    certificates,
    travelDocuments,
    medicalCertificates,
    ...service,
    ...scheduled,
    seaServices,
    statusChanges,
    registerEntries,
  };
}
