import type { Executor } from "../client";
import { divisions } from "../schema/positions";
import { seedAppraisalForm } from "./reference-appraisals";
import { seedLookups, seedPortPositions } from "./reference-lookups";
import { seedPayrollSettings } from "./reference-payroll";
import { seedCertificates, seedPositions, seedVesselTypes } from "./reference-positions";
import { seedRates } from "./reference-rates";
import { seedRequirements } from "./reference-requirements";

const divisionNames = [
  { id: 1, name: "Marine" },
  { id: 2, name: "Tanker" },
];

/** Adds the reference data that is missing, and says how many rows of each kind it added. */
export async function seedReference(db: Executor, now: Date): Promise<Record<string, number>> {
  const added = await db.insert(divisions).values(divisionNames).onConflictDoNothing().returning();
  return {
    divisions: added.length,
    vesselTypes: await seedVesselTypes(db),
    positions: await seedPositions(db),
    certificates: await seedCertificates(db, now),
    requirements: await seedRequirements(db),
    rates: await seedRates(db, now),
    payrollSettings: await seedPayrollSettings(db, now),
    lookups: await seedLookups(db, now),
    portPositions: await seedPortPositions(db, now),
    appraisalForm: await seedAppraisalForm(db, now),
  };
}
