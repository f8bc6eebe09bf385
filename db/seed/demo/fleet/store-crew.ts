import type { Executor } from "../../../client";
import {
  crew,
  crewBankAccounts,
  crewCertificates,
  crewDocuments,
  crewEducations,
  crewStatusChanges,
  crewTrainings,
  crewTravelDocuments,
} from "../../../schema/crew";
import { files } from "../../../schema/files";
import { medicalCertificates } from "../../../schema/preparation";
import { refreshCertificateValidity } from "@/lib/features/crew/compliance/certificate-validity.queries";
import { insertRows } from "../../insert-rows";
import { reserveIds } from "../../reserve-ids";
import { atHour } from "../calendar";
import { portraits } from "../../../specimens/identity-documents";
import { bankRows, crewRow, educationRows, trainingRows, type Berthed } from "./crew-rows";
import { assignEmployeeNumbers } from "./employee-numbers";
import type { Names } from "./fleet-names";
import { scansOf, type Scans } from "./fleet-scans";
import { certificateRows, medicalRows, personalDocumentRows, travelRows } from "./certificate-rows";
import type { Seafarer } from "./seafarers";
import { statusChangesOf, statusRows } from "./service-rows";
import type { Fleet } from "./vessels/store-vessels";

export type Crewing = {
  seafarers: Seafarer[];
  fleet: Fleet["vessels"];
  names: Names;
  office: (office: string, divisionId: number) => number | null;
  now: Date;
};
/** The stored people in the order given. */
type StoredCrew = { berthed: Berthed[]; counts: { crew: number; certificates: number; files: number } };
type Each = <T>(make: (seafarer: Seafarer, place: Berthed) => T[]) => T[];

/** What everybody's rows need, and the scans to be stored. */
async function berth(db: Executor, { seafarers, fleet, names, office, now }: Crewing) {
  const vesselIds = new Map(fleet.map(({ seed, id }) => [seed.name, id]));
  const vesselId = (name: string) => vesselIds.get(name) ?? 0;
  const ids = await reserveIds(db, crew, seafarers.length);
  const numbers = await assignEmployeeNumbers(db, seafarers);
  const portrait = portraits();
  const scans: Scans[] = [];
  const berthed = seafarers.map((seafarer, index): Berthed => {
    const { present, stints, joinedOn, divisionId } = seafarer;
    const id = ids[index] ?? 0;
    const last = stints.at(-1);
    const own = scansOf(seafarer, id, atHour(joinedOn, 10), portrait);
    scans.push(own);
    return {
      id,
      employeeNumber: numbers.get(seafarer) ?? "",
      statusSince: statusChangesOf(seafarer, now).at(-1)?.effectiveOn ?? joinedOn,
      vesselId: present ? vesselId(present.berth.vessel.name) : null,
      lastVesselId: last ? vesselId(last.berth.vessel.name) : null,
      scans: own.byName,
      lookup: names.lookup,
      office: (name) => office(name, divisionId),
      now,
    };
  });
  return { berthed, vesselId, scans };
}

/** Reserve an id for each document, the replaced ones included. */
async function idsFor(
  db: Executor,
  table: typeof crewCertificates | typeof crewTravelDocuments,
  documents: { older: unknown }[],
) {
  const ids = await reserveIds(db, table, documents.length + documents.filter(({ older }) => older).length);
  return () => ids.shift() ?? 0;
}

/** A replaced document refers to the current one, which must be stored before. */
const currentFirst = <T extends { supersededBy?: number | null }>(rows: T[]): T[] => [
  ...rows.filter(({ supersededBy }) => !supersededBy),
  ...rows.filter(({ supersededBy }) => supersededBy),
];

async function storeDocuments(db: Executor, each: Each, seafarers: Seafarer[]): Promise<number> {
  const certificateId = await idsFor(
    db,
    crewCertificates,
    seafarers.flatMap(({ certificates }) => certificates),
  );
  const travelId = await idsFor(
    db,
    crewTravelDocuments,
    seafarers.flatMap(({ travelDocuments }) => travelDocuments),
  );
  await insertRows(
    db,
    crewTravelDocuments,
    currentFirst(each((seafarer, place) => travelRows(seafarer, place, travelId))),
  );
  await insertRows(db, medicalCertificates, each(medicalRows));
  await insertRows(db, crewDocuments, each(personalDocumentRows));
  return insertRows(
    db,
    crewCertificates,
    currentFirst(each((seafarer, place) => certificateRows(seafarer, place, certificateId))),
  );
}

/** Store people with all their data except assignments. */
export async function storeCrew(db: Executor, crewing: Crewing): Promise<StoredCrew> {
  const { seafarers, names } = crewing;
  const { berthed, vesselId, scans } = await berth(db, crewing);
  const each: Each = (make) =>
    berthed.flatMap((place, index) => (seafarers[index] ? make(seafarers[index], place) : []));
  const marriedId = names.lookup("marital-status", "Married");
  const storedFiles = await insertRows(db, files, (await Promise.all(scans.map(({ rows }) => rows))).flat());
  await insertRows(
    db,
    crew,
    each((seafarer, place) => [crewRow(seafarer, place, marriedId)]),
  );
  await insertRows(db, crewEducations, each(educationRows));
  await insertRows(db, crewTrainings, each(trainingRows));
  await insertRows(db, crewBankAccounts, each(bankRows));
  const certificates = await storeDocuments(db, each, seafarers);
  const changes = each((seafarer, place) => statusRows(seafarer, place, vesselId));
  await insertRows(
    db,
    crewStatusChanges,
    changes.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  );
  await refreshCertificateValidity(
    db,
    berthed.map(({ id }) => id),
  );
  return { berthed, counts: { crew: berthed.length, certificates, files: storedFiles } };
}
