import type { Executor } from "../../../client";
import { crew, crewBankAccounts, crewCertificates, crewDocuments, crewEducations, crewStatusChanges, crewTrainings, crewTravelDocuments } from "../../../schema/crew";
import { files } from "../../../schema/files";
import { medicalCertificates } from "../../../schema/preparation";
import { refreshStanding } from "@/lib/features/crew/standing.queries";
import { insertRows } from "../../insert-rows";
import { reserveIds } from "../../reserve-ids";
import { atHour } from "../calendar";
import { portraits } from "../scans";
import { bankRows, crewRow, educationRows, trainingRows, type Berthed } from "./crew-rows";
import { claimEmployeeNumbers } from "./employee-numbers";
import type { Names } from "./fleet-names";
import { scansOf } from "./fleet-scans";
import { certificateRows, medicalRows, travelRows } from "./paper-rows";
import type { Seafarer } from "./seafarers";
import { statusRows } from "./service-rows";
import type { Fleet } from "./store-vessels";

export type Crewing = {
  seafarers: Seafarer[];
  fleet: Fleet["vessels"];
  names: Names;
  office: (office: string, divisionId: number) => number | null;
  now: Date;
  applicantIds: Map<string, number>;
};
/** The stored people in the order given. */
export type StoredCrew = { ids: number[]; berthed: Berthed[]; counts: { certificates: number; files: number } };

const counter = (ids: number[]) => {
  let index = 0;
  return () => ids[index++] ?? 0;
};

const papersOf = (papers: { older: unknown }[]) => papers.reduce((count, { older }) => count + (older ? 2 : 1), 0);

/** Everybody with all that is kept about them except where they serve. */
export async function storeCrew(db: Executor, { seafarers, fleet, names, office, now, applicantIds }: Crewing): Promise<StoredCrew> {
  const vesselIds = new Map(fleet.map(({ seed, id }) => [seed.name, id]));
  const vesselId = (name: string) => vesselIds.get(name) ?? 0;
  const ids = await reserveIds(db, crew, seafarers.length);
  const numbers = await claimEmployeeNumbers(db, seafarers);
  const portrait = portraits();
  const scans = seafarers.map((seafarer, index) => scansOf(seafarer, ids[index] ?? 0, atHour(seafarer.joinedOn, 10), portrait));
  const berthed = seafarers.map((seafarer, index): Berthed => {
    const last = seafarer.stints.at(-1);
    const own = {
      id: ids[index] ?? 0,
      employeeNumber: numbers.get(seafarer) ?? "",
      applicantId: seafarer.applicantEmail ? (applicantIds.get(seafarer.applicantEmail) ?? null) : null,
      statusSince: seafarer.joinedOn,
      vesselId: seafarer.present ? vesselId(seafarer.present.berth.vessel.name) : null,
      lastVesselId: last ? vesselId(last.berth.vessel.name) : null,
      scans: scans[index]?.byName ?? new Map<string, string>(),
      lookup: names.lookup,
      office: (name: string) => office(name, seafarer.divisionId),
      now,
    };
    return { ...own, statusSince: statusRows(seafarer, own, vesselId).at(-1)?.effectiveOn ?? seafarer.joinedOn };
  });
  const each = <T>(make: (seafarer: Seafarer, place: Berthed) => T[]): T[] => seafarers.flatMap((seafarer, index) => (berthed[index] ? make(seafarer, berthed[index]) : []));
  const certificateIds = counter(await reserveIds(db, crewCertificates, seafarers.reduce((count, { certificates }) => count + papersOf(certificates), 0)));
  const travelIds = counter(await reserveIds(db, crewTravelDocuments, seafarers.reduce((count, { travelDocuments }) => count + papersOf(travelDocuments), 0)));
  const storedFiles = await insertRows(db, files, (await Promise.all(scans.map(({ rows }) => rows))).flat());
  const marriedId = names.lookup("marital-status", "Married");
  await insertRows(db, crew, each((seafarer, place) => [crewRow(seafarer, place, marriedId)]));
  await insertRows(db, crewEducations, each(educationRows));
  await insertRows(db, crewTrainings, each(trainingRows));
  const certificates = await insertRows(db, crewCertificates, currentFirst(each((seafarer, place) => certificateRows(seafarer, place, certificateIds))));
  await insertRows(db, crewTravelDocuments, currentFirst(each((seafarer, place) => travelRows(seafarer, place, travelIds))));
  await insertRows(db, medicalCertificates, each(medicalRows));
  await insertRows(db, crewBankAccounts, each(bankRows));
  const documents = seafarers.flatMap((seafarer, index) => (scans[index]?.documents ?? []).map((document) => ({ ...document, crewId: ids[index] ?? 0, createdAt: atHour(seafarer.joinedOn, 10), createdBy: office("staff", seafarer.divisionId) })));
  await insertRows(db, crewDocuments, documents);
  const changes = each((seafarer, place) => statusRows(seafarer, place, vesselId));
  await insertRows(db, crewStatusChanges, changes.sort((one, other) => (one.createdAt ?? now).getTime() - (other.createdAt ?? now).getTime()));
  await refreshStanding(db, ids);
  return { ids, berthed, counts: { certificates, files: storedFiles } };
}

/** A paper that was replaced names the one in force, which has to be there before. */
const currentFirst = <T extends { supersededBy?: number | null }>(rows: T[]): T[] => [...rows.filter(({ supersededBy }) => !supersededBy), ...rows.filter(({ supersededBy }) => supersededBy)];
