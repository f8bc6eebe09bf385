import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import {
  crew,
  crewCertificates,
  crewConflicts,
  crewSeaServices,
  crewTravelDocuments,
  sensitiveReads,
} from "@/db/schema/crew";
import { vesselTypes } from "@/db/schema/positions";
import { medicalCertificates } from "@/db/schema/preparation";
import { principals } from "@/db/schema/vessels";
import { suitabilityEntries } from "@/db/schema/suitability";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { checkCrewCompliance } from "./check-crew-compliance";
import { complianceOf } from "./queries";
import { fitness } from "./rules";

afterAll(closeDatabase);

const now = new Date("2026-11-20T05:00:00Z");
const period = { from: "2026-12-01", to: "2027-06-01" };

/**
 * Seed a person with every verified document of rank and vessel type, sea service on the type, and a medical
 * certificate.
 */
async function equipped(db: Transaction, changes: Parameters<typeof seafarer>[1] = {}) {
  const crewMember = await seafarer(db, changes);
  const crewId = crewMember.id;
  const asked = await listRequiredCertificates(db, {
    positionId: crewMember.positionId,
    vesselTypeId: crewMember.vesselTypeId,
    isMandatory: true,
  });
  const validity = { issued: "2024-01-01", expired: "2029-01-01", verifiedAt: now };
  await db.insert(crewCertificates).values(
    asked.map(({ certificateId, kind, name }, index) => ({
      crewId,
      kind,
      certificateId,
      certificateName: name,
      certificateNumber: `N-${index}`,
      ...validity,
    })),
  );
  await db.insert(crewTravelDocuments).values([
    { crewId, kind: "passport", documentName: "Passport", documentNumber: "C1234567", ...validity },
    { crewId, kind: "seaman-book", documentName: "Seaman book", documentNumber: "E143100", ...validity },
  ]);
  await db
    .insert(medicalCertificates)
    .values({ crewId, status: "FIT", examinationDate: "2026-05-01", validUntil: "2028-05-01" });
  const [type] = await db.select().from(vesselTypes).where(eq(vesselTypes.id, crewMember.vesselTypeId));
  await db.insert(crewSeaServices).values({
    crewId,
    companyName: "PT Laut",
    position: "Able Seaman",
    vesselName: "MV Satu",
    vesselType: type?.nameId ?? "",
    onBoard: "2025-01-01",
    offBoard: "2025-08-01",
  });
  return crewMember;
}

const caller = async (
  db: Transaction,
  ...who: Parameters<typeof person> extends [unknown, ...infer Rest] ? Rest : never
) => as(await person(db, ...who), { now });
const codesOf = ({ items }: { items: { code: string; level: string }[] }) =>
  items.filter(({ level }) => level !== "pass").map(({ code }) => code);

test(
  "passes a fully documented person for their rank and type in at most five queries, in the reader's language",
  rolledBack(async (db) => {
    const crewMember = await equipped(db);
    const admin = await caller(db, "crewingadminmarine");
    const check = await checkCrewCompliance.execute(admin, { crewId: crewMember.id, ...period });
    expect(check).toMatchObject({ fitness: "pass", isOverridable: false });
    expect(check.items.map(({ area }) => area)).toEqual([
      "certificates",
      "documents",
      "medical",
      "age",
      "suitability",
      "period",
      "experience",
    ]);
    expect(check.items.find(({ area }) => area === "medical")?.text).toBe("FIT, valid until 1 May 2028");
    const ship = await vessel(db);
    expect(
      await countQueries(db, () =>
        checkCrewCompliance.execute(admin, { crewId: crewMember.id, vesselId: ship.id, ...period }),
      ),
    ).toBeLessThanOrEqual(5);
    const indonesian = await checkCrewCompliance.execute(
      { ...admin, locale: "id" },
      { crewId: crewMember.id, ...period },
    );
    expect(indonesian.items.find(({ area }) => area === "medical")?.text).toContain("1 Mei 2028");
  }),
);

test(
  "blocks and warnings of every area are found where they are",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const crewMember = await equipped(db, { dateOfBirth: "1965-04-12" });
    const crewId = crewMember.id;
    await db
      .update(crewTravelDocuments)
      .set({ expired: "2027-02-01", verifiedAt: null })
      .where(eq(crewTravelDocuments.crewId, crewId));
    await db.update(crewCertificates).set({ expired: "2026-11-25" }).where(eq(crewCertificates.crewId, crewId));
    await db.insert(medicalCertificates).values({
      crewId,
      status: "Fit With Restriction",
      restriction: "No heights",
      examinationDate: "2026-09-01",
      validUntil: "2027-03-01",
    });
    const { person: enemy } = await aboard(db, ship, { fullName: "Musuh Lama" });
    await db
      .insert(crewConflicts)
      .values({ crewId: Math.min(crewId, enemy.id), otherCrewId: Math.max(crewId, enemy.id), reason: "Fought" });
    const elsewhere = await vessel(db);
    await assigned(db, await seatOn(db, elsewhere), crewId, { startDate: "2027-01-01", endDate: "2027-04-01" });
    await assigned(db, await seatOn(db, elsewhere, "Able Seaman", 2), crewId, {
      slot: "next-but-one",
      startDate: "2026-12-05",
      endDate: "2027-04-01",
      principalStatus: "Rejected",
    });
    const admin = await caller(db, "crewingadminmarine");
    const check = await checkCrewCompliance.execute(admin, { crewId, vesselId: ship.id, ...period });
    expect(check).toMatchObject({ fitness: "block", isOverridable: true });
    expect(new Set(codesOf(check))).toEqual(
      new Set([
        "certificate-expires-before-joining",
        "passport-six-months",
        "seaman-book-ends-on-board",
        "medical-ends-on-board",
        "medical-restriction",
        "senior-age",
        "conflict-on-board",
        "other-vessel",
      ]),
    );
    expect(check.items.filter(({ code }) => code === "other-vessel")).toHaveLength(1);
    const atCheckIn = await checkCrewCompliance.execute(admin, {
      crewId: enemy.id,
      vesselId: elsewhere.id,
      moment: "check-in",
      ...period,
    });
    expect(atCheckIn.items.find(({ code }) => code === "other-vessel")).toMatchObject({
      level: "block",
      overridableBy: "nobody",
    });
    expect(atCheckIn.isOverridable).toBe(false);
  }),
);

test(
  "counts an unconfirmed level 3 as 2, and shows principal, head and seafarer a verdict of visible items only",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const ship = await vessel(db, { principalId: owner.id });
    const crewMember = await equipped(db, { status: "on-board", vesselId: ship.id });
    const crewId = crewMember.id;
    await assigned(db, await seatOn(db, ship), crewId, {
      slot: "current",
      startDate: "2026-10-01",
      endDate: "2027-02-01",
      checkedInOn: "2026-10-01",
    });
    const author = await person(db, "crewingmanagermarine");
    const entry = {
      crewId,
      level: 3,
      reason: "conduct" as const,
      description: "Left the vessel without leave",
      startDate: "2026-02-01",
      createdBy: author.userId,
    };
    await db.insert(suitabilityEntries).values(entry);
    await db.insert(medicalCertificates).values({
      crewId,
      status: "Fit With Restriction",
      restriction: "No heights",
      examinationDate: "2026-09-01",
      validUntil: "2028-03-01",
    });
    const enemy = await aboard(db, ship, { fullName: "Musuh Lama", sequence: 3 });
    await db.insert(crewConflicts).values({
      crewId: Math.min(crewId, enemy.person.id),
      otherCrewId: Math.max(crewId, enemy.person.id),
      reason: "Fought",
    });
    const check = async (who: Awaited<ReturnType<typeof caller>>) =>
      checkCrewCompliance.execute(who, { crewId, vesselId: ship.id, ...period });
    const staff = await check(await caller(db, "crewingadminmarine"));
    expect(codesOf(staff)).toEqual(expect.arrayContaining(["noted", "conflict-on-board", "medical-restriction"]));
    expect(JSON.stringify(staff)).toContain("No heights");
    const head = {
      ...(await caller(db, "crewmarine", "head")),
      actor: { ...(await person(db, "crewmarine", "head")), vesselId: ship.id },
    };
    const visibility = {
      planning: await check(await caller(db, "crewingplanningmarine")),
      principal: await check(await caller(db, "crewingprincipalmarine", null, { principalId: owner.id })),
      head: await check(head),
      self: await check(await caller(db, "crewmarine", "crew", { crewId })),
    };
    const has = (seen: unknown, text: string) => JSON.stringify(seen).includes(text);
    expect(
      Object.fromEntries(
        Object.entries(visibility).map(([who, seen]) => [
          who,
          [has(seen, "No heights"), has(seen, "noted"), has(seen, "Musuh")],
        ]),
      ),
    ).toEqual({
      planning: [false, true, true],
      principal: [false, false, false],
      head: [true, false, false],
      self: [true, true, false],
    });
    expect(
      await db
        .select({ id: sensitiveReads.id })
        .from(sensitiveReads)
        .where(eq(sensitiveReads.fieldClass, "suitability")),
    ).toHaveLength(2);
    await expect(check(await caller(db, "crewingfinancemarine"))).rejects.toMatchObject({ code: "forbidden" });
    await expect(check(await caller(db, "crewingadmintanker"))).rejects.toMatchObject({ code: "not-found" });
    const confirmed = { confirmedAt: now, confirmedBy: author.userId };
    await db.update(suitabilityEntries).set(confirmed).where(eq(suitabilityEntries.crewId, crewId));
    expect(await check(await caller(db, "crewingadminmarine"))).toMatchObject({
      fitness: "block",
      isOverridable: false,
    });
    expect(await check(await caller(db, "crewingplanningmarine"))).toMatchObject({ fitness: "block" });
    expect(await check(await caller(db, "crewingprincipalmarine", null, { principalId: owner.id }))).toEqual(
      visibility.principal,
    );
    expect(await check(head)).toEqual(visibility.head);
  }),
);

test(
  "shows the UNFIT status to principals and heads, only its existence to planning and PDE, and no hidden dates",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const ship = await vessel(db, { principalId: owner.id });
    const crewMember = await equipped(db, { status: "on-board", vesselId: ship.id });
    await assigned(db, await seatOn(db, ship), crewMember.id, {
      slot: "current",
      startDate: "2026-10-01",
      endDate: "2027-02-01",
      checkedInOn: "2026-10-01",
    });
    await db
      .insert(medicalCertificates)
      .values({ crewId: crewMember.id, status: "UNFIT", examinationDate: "2026-09-03", validUntil: "2028-03-07" });
    const head = {
      ...(await caller(db, "crewmarine", "head")),
      actor: { ...(await person(db, "crewmarine", "head")), vesselId: ship.id },
    };
    const seen = async (who: Awaited<ReturnType<typeof caller>>) => {
      const { items } = await checkCrewCompliance.execute(who, {
        crewId: crewMember.id,
        vesselId: ship.id,
        ...period,
      });
      const found = items.find(({ area }) => area === "medical");
      return { code: found?.code, level: found?.level, text: found?.text, evidence: found?.evidence };
    };
    const [unfit, undated] = [{ code: "medical-unfit", level: "block" }, "Found UNFIT at the latest examination"];
    expect(await seen(await caller(db, "crewingservicemarine"))).toEqual({
      ...unfit,
      text: "Found UNFIT at the examination of 3 Sep 2026",
      evidence: { status: "UNFIT", examinationDate: "2026-09-03", validUntil: "2028-03-07", ...period },
    });
    expect(await seen(await caller(db, "crewingprincipalmarine", null, { principalId: owner.id }))).toEqual({
      ...unfit,
      text: undated,
      evidence: { status: "UNFIT", validUntil: "2028-03-07", ...period },
    });
    expect(await seen(head)).toEqual({ ...unfit, text: undated, evidence: { status: "UNFIT", ...period } });
    for (const role of ["crewingplanningmarine", "crewingpdemarine"] as const)
      expect(await seen(await caller(db, role))).toEqual({ ...unfit, text: undated, evidence: period });
  }),
);

test(
  "refuses another division's vessel or rank and a period in the wrong order",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db);
    const foreign = await seafarer(db, { divisionId: 2 });
    const admin = await caller(db, "crewingadminmarine");
    const check = (changes: object) =>
      checkCrewCompliance.execute(admin, { crewId: crewMember.id, ...period, ...changes });
    await expect(check({ vesselId: (await vessel(db, { divisionId: 2 })).id })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(check({ positionId: foreign.positionId })).rejects.toMatchObject({ code: "invalid" });
    await expect(check({ from: "2027-01-01", to: "2026-01-01" })).rejects.toMatchObject({
      fields: [{ path: "to", message: "crew.compliance.toBeforeFrom" }],
    });
  }),
);

test(
  "checks fifty candidates in two queries, like one",
  rolledBack(async (db) => {
    const ids: number[] = [];
    for (let index = 0; index < 50; index++) ids.push((await (index < 2 ? equipped(db) : seafarer(db))).id);
    const [first] = await db
      .select()
      .from(crew)
      .where(eq(crew.id, ids[0] ?? 0));
    if (!first) throw new Error("nobody");
    const wanted = {
      positionId: first.positionId,
      vesselTypeId: first.vesselTypeId,
      vesselId: null,
      moment: "plan" as const,
      today: "2026-11-20",
      ...period,
    };
    let found = new Map();
    expect(
      await queriesSent(db, async () => (found = await complianceOf(db, { crewIds: ids, ...wanted }))),
    ).toHaveLength(2);
    expect(ids.map((id) => fitness(found.get(id) ?? []))).toEqual(
      ids.map((_, index) => (index < 2 ? "pass" : "block")),
    );
    expect((await complianceOf(db, { crewIds: [], ...wanted })).size).toBe(0);
  }),
);

test(
  "checks the top four pair of a tanker by the principal's rule, as a warning or a block",
  rolledBack(async (db) => {
    const owner = await principal(db, 2);
    await db.update(principals).set({ leastPairYears: 4 }).where(eq(principals.id, owner.id));
    const ship = await vessel(db, { divisionId: 2, principalId: owner.id });
    const stay = { divisionId: 2, since: "2026-06-01", until: "2027-03-01" } as const;
    await aboard(db, ship, { ...stay, rank: "Chief Officer", fullName: "Slamet Widodo" });
    const master = await equipped(db, { divisionId: 2, rank: "Master" });
    const planner = await person(db, "crewingplanningtanker");
    const found = async (vesselId: number | null = ship.id) =>
      (
        await checkCrewCompliance.execute(as(planner, { now }), { crewId: master.id, vesselId, ...period })
      ).items.filter(({ area }) => area === "top-four");
    expect(await found()).toMatchObject([
      { level: "warn", values: { partner: "Slamet Widodo", least: 4 }, text: expect.stringContaining("Slamet Widodo") },
    ]);
    await db.update(principals).set({ isPairBlocking: true }).where(eq(principals.id, owner.id));
    expect(await found()).toMatchObject([{ level: "block", overridableBy: "manager" }]);
    await db.update(principals).set({ leastPairYears: 1 }).where(eq(principals.id, owner.id));
    await db
      .update(crewSeaServices)
      .set({ position: "Nakhoda", onBoard: "2023-01-01", offBoard: "2025-01-01" })
      .where(eq(crewSeaServices.crewId, master.id));
    expect(await found()).toMatchObject([{ level: "pass" }]);
    expect(await found(null)).toEqual([]);
    await db.update(principals).set({ leastPairYears: null }).where(eq(principals.id, owner.id));
    expect(await found()).toEqual([]);
  }),
);
