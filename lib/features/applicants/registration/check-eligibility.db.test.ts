import { openOpening } from "@/db/testing/openings";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { checkEligibility } from "./check-eligibility";

afterAll(closeDatabase);

const stranger = { kind: "stranger" } as const;

test(
  "returns requirements and missing ones to strangers without personal data",
  rolledBack(async (db) => {
    const { id: joi } = await openOpening(db);
    const first = await checkEligibility.execute(as(stranger), { joi });
    expect(first.required.length).toBeGreaterThan(0);
    expect(first).toMatchObject({ yearsOfExperience: 3, missing: first.required, yearsShort: 3 });
    const [one, ...others] = first.required;
    const held = others.map(({ certificateId }) => certificateId);
    const second = await checkEligibility.execute(as(stranger), { joi, held, years: "3" });
    expect(second).toMatchObject({ missing: [one], yearsShort: 0 });
  }),
);

test(
  "returns not-found for a closed or unknown opening",
  rolledBack(async (db) => {
    const { id } = await openOpening(db, 1, { closedAt: new Date("2026-01-01") });
    for (const joi of [id, 999_999_999])
      await expect(checkEligibility.execute(as(stranger), { joi })).rejects.toMatchObject({ code: "not-found" });
  }),
);
