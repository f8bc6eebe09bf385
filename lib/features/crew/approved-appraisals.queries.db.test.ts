import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { appraised } from "@/db/testing/records/appraisals";
import { vessel } from "@/db/testing/crew";
import { aboard, ashore } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import { uploadBy } from "@/db/testing/files/uploads";
import { claimFiles } from "@/lib/platform/files/store";
import { lastAverageOf } from "./approved-appraisals.queries";
import { checkCrewCompliance } from "./compliance/check-crew-compliance";
import { itemsForViewer } from "./compliance/visibility.rules";
import { complianceOf } from "./compliance/queries";
import { crewFileFor } from "./detail/files.queries";
import { generateCrewCv } from "./detail/generate-crew-cv";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");
const period = { from: "2026-12-01", to: "2027-06-01" };

async function rated(db: Transaction) {
  const ship = await vessel(db);
  return { ship, stay: await aboard(db, ship, { rank: "Able Seaman" }) };
}

test(
  "uses the last approved appraisal by date, ignores pending ones, and lets a No to re-employment outweigh the average",
  rolledBack(async (db) => {
    const { ship, stay } = await rated(db);
    const { id: crewId, positionId, vesselTypeId } = stay.person;
    const found = async () => {
      const wanted = { crewIds: [crewId], positionId, vesselTypeId, today: "2026-11-20", vesselId: ship.id };
      const items = (await complianceOf(db, { ...wanted, ...period, moment: "plan" })).get(crewId) ?? [];
      return items.filter(({ code }) => code === "low-appraisal");
    };
    await appraised(db, stay, { averageScore: 2, dateOfReport: "2026-10-01" });
    expect(await found()).toMatchObject([{ level: "warn", key: expect.stringContaining("lowAppraisal") }]);
    await appraised(db, stay, { averageScore: 4, dateOfReport: "2026-11-01" });
    expect(await found()).toEqual([]);
    await appraised(db, stay, { averageScore: 1, dateOfReport: "2026-11-02", reviewStatus: "WaitingForReview" });
    expect(await found()).toEqual([]);
    await appraised(db, stay, {
      averageScore: 5,
      dateOfReport: "2026-11-03",
      reemployInRank: false,
      toBeReemployed: true,
    });
    const refused = await found();
    expect(refused).toMatchObject([{ level: "warn", key: expect.stringContaining("notReEmployed") }]);
    for (const viewer of ["PR", "SV", "FN"] as const)
      expect(JSON.stringify(itemsForViewer(refused, viewer))).not.toMatch(/ppraisal/);
    expect(itemsForViewer(refused, "PL")).toHaveLength(1);
    const { items } = await checkCrewCompliance.execute(as(await person(db, "crewingplanningmarine"), { now }), {
      crewId,
      vesselId: ship.id,
      positionId,
      vesselTypeId,
      from: period.from,
      to: period.to,
      startDate: period.from,
      endDate: period.to,
    });
    expect(items.map(({ code }) => code)).toContain("low-appraisal");
  }),
);

test(
  "warns about a missing sign-off report until one is approved, and never shows it to principals",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const stay = await ashore(db, ship, { rank: "Able Seaman", from: "2026-03-01", to: "2026-11-10" });
    const { id: crewId, positionId, vesselTypeId } = stay.person;
    const warned = async () => {
      const wanted = { crewIds: [crewId], positionId, vesselTypeId, today: "2026-11-20", vesselId: ship.id };
      const items = (await complianceOf(db, { ...wanted, ...period, moment: "plan" })).get(crewId) ?? [];
      return items.filter(({ code }) => code === "not-appraised");
    };
    expect(await warned()).toEqual([]);
    await scheduled(db, stay.tour, { statusId: 7 });
    const items = await warned();
    expect(items).toMatchObject([{ level: "warn", key: "compliance.notAppraised", values: { date: "2026-11-10" } }]);
    for (const viewer of ["PR", "SV", "FN"] as const) expect(itemsForViewer(items, viewer)).toEqual([]);
    await appraised(db, stay, { dateOfReport: "2026-06-01", reason: "special request" });
    const open = { reviewStatus: "WaitingForReview", dateOfReport: "2026-11-09", reviewedAt: null } as const;
    const { id } = await appraised(db, stay, open);
    expect(await warned()).toHaveLength(1);
    await db.execute(`update appraisals set review_status = 'Approved', reviewed_at = now() where id = ${id}`);
    expect(await warned()).toEqual([]);
  }),
);

test(
  "returns the latest average of several records since a day, or none",
  rolledBack(async (db) => {
    const { ship, stay } = await rated(db);
    const other = await aboard(db, ship, { rank: "Bosun" });
    await appraised(db, stay, {
      averageScore: 2,
      dateOfReport: "2025-01-01",
      periodTo: "2025-01-01",
      periodFrom: "2024-06-01",
    });
    await appraised(db, other, { averageScore: 4, dateOfReport: "2026-02-01" });
    await appraised(db, other, { averageScore: null, dateOfReport: "2026-03-01" });
    const people = [stay.person.id, other.person.id];
    expect(await lastAverageOf(db, people, "2024-11-20")).toBe(4);
    expect(await lastAverageOf(db, [stay.person.id], "2024-11-20")).toBe(2);
    expect(await lastAverageOf(db, [stay.person.id], "2025-06-01")).toBeNull();
    expect(await lastAverageOf(db, [], "2024-01-01")).toBeNull();
  }),
);

test(
  "prints the last two averages in the staff CV and none in the principal's copy",
  rolledBack(async (db) => {
    const { stay } = await rated(db);
    for (const [averageScore, dateOfReport] of [
      [1, "2026-09-01"],
      [3, "2026-10-01"],
      [5, "2026-11-01"],
    ] as const)
      await appraised(db, stay, { averageScore, dateOfReport });
    const staff = as(await person(db, "crewingadminmarine"), { now, locale: "en" });
    const said = async (variant: "staff" | "principal") => {
      const { body } = await generateCrewCv.execute(staff, { crewId: stay.person.id, variant });
      return (await textElementsIn(body)).map(({ text }) => text).join("\n");
    };
    const own = await said("staff");
    expect(own).toContain("5 – Exceptional");
    expect(own).toContain("3 – Satisfactory");
    expect(own).not.toContain("1 – Unsatisfactory");
    expect(await said("principal")).not.toMatch(/Exceptional|Last appraisals/);
  }),
);

test(
  "opens an appraisal's scan for its readers: the seafarer once approved, never service, finance or principals",
  rolledBack(async (db) => {
    const { ship, stay } = await rated(db);
    const fileId = await uploadBy(db, await person(db, "crewingpdemarine"));
    await claimFiles(db, [fileId], { type: "crew", id: stay.person.id });
    const report = { flag: "Upload", formId: null, fileId } as const;
    const { id } = await appraised(db, stay, { ...report, reviewStatus: "WaitingForReview", reviewedAt: null });
    const self = await person(db, "crewmarine", "crew", { crewId: stay.person.id });
    const opens = async (actor: typeof self) =>
      (await crewFileFor(db, { actor, now }, { id: fileId, subjectId: stay.person.id, fileType: "Appraisal" })).open;
    expect(await opens(await person(db, "crewingpdemarine"))).toBe(true);
    expect(await opens(await person(db, "crewmarine", "head", { vesselId: ship.id }))).toBe(true);
    expect(await opens(self)).toBe(false);
    await db.execute(`update appraisals set review_status = 'Approved', reviewed_at = now() where id = ${id}`);
    expect(await opens(self)).toBe(true);
    expect(await opens(await person(db, "crewingservicemarine"))).toBe(false);
    expect(await opens(await person(db, "crewingfinancemarine"))).toBe(false);
    await db.update(crew).set({ vesselId: null, status: "off-board" }).where(eq(crew.id, stay.person.id));
    expect(await opens(await person(db, "crewmarine", "head", { vesselId: ship.id }))).toBe(false);
  }),
);
