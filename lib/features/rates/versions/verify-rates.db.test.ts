import { eq, sql } from "drizzle-orm";
import { connection, database } from "@/db/client";
import { roles } from "@/db/enums/users";
import { minimumWages, rateAuthors, rateVersions, salaryRates } from "@/db/schema/rates";
import { audited } from "@/db/testing/audited";
import { person } from "@/db/testing/people";
import { offshoreRows, ratesDraft, source } from "@/db/testing/records/rates";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { can } from "@/lib/access/actor";
import { createRateDraft } from "./create-rate-draft";
import { deleteRateDraft } from "./delete-rate-draft";
import { getRateVersion } from "./get-rate-version";
import { listRateVersions } from "./list-rate-versions";
import { saveRates } from "./save-rates";
import { verifyRates } from "./verify-rates";

afterAll(closeDatabase);

const seen = ({ id, version, checksum }: { id: number; version: number; checksum: string }) => ({
  id,
  version,
  checksum,
});

test(
  "lets a second person verify; verified rates cannot be changed in any way",
  rolledBack(async (db) => {
    const [finance, manager] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagermarine")];
    const rows = await offshoreRows(db);
    const draft = await ratesDraft(finance, { rows });
    await verifyRates.execute(as(manager), seen(draft));
    const version = await getRateVersion.execute(as(finance), { id: draft.id });
    expect(version).toMatchObject({
      state: "verified",
      standing: "coming",
      rows,
      verifiedByName: "Sari Wijaya",
      authors: ["Sari Wijaya"],
      allowedActions: ["copy"],
    });
    const after = { id: draft.id, effectiveFrom: "2031-01-01", source, rows: [] };
    await expect(saveRates.execute(as(finance), after)).rejects.toMatchObject({ wireCode: "VERIFIED" });
    await expect(deleteRateDraft.execute(as(finance), { id: draft.id })).rejects.toMatchObject({ code: "conflict" });
    await expect(verifyRates.execute(as(manager), seen(draft))).rejects.toMatchObject({ code: "conflict" });
    const ofVersion = eq(salaryRates.versionId, draft.id);
    for (const change of [
      () => db.update(salaryRates).set({ basicSalary: 1 }).where(ofVersion),
      () => db.delete(salaryRates).where(ofVersion),
      () => db.insert(salaryRates).values({ ...rows[0]!, payrollCategoryId: 1, versionId: draft.id }),
      () => db.update(rateVersions).set({ source: "Other" }).where(eq(rateVersions.id, draft.id)),
      () =>
        db
          .update(rateVersions)
          .set({ state: "draft", verifiedBy: null, verifiedAt: null })
          .where(eq(rateVersions.id, draft.id)),
      () => db.delete(rateVersions).where(eq(rateVersions.id, draft.id)),
      () => db.delete(rateAuthors).where(eq(rateAuthors.versionId, draft.id)),
    ])
      await expect(db.transaction(change)).rejects.toMatchObject({
        cause: { message: `rate version ${draft.id} is verified and never changes` },
      });
    expect(await audited(db, "rates.verify")).toMatchObject([
      { subject: String(draft.id), actorId: String(manager.userId), after: { checksum: draft.checksum, rowCount: 2 } },
    ]);
  }),
);

test(
  "refuses verification by an author, also in the database",
  rolledBack(async (db) => {
    const [first, second] = [await person(db, "crewingfinancemarine"), await person(db, "crewingfinancemarine")];
    const rows = await offshoreRows(db);
    const draft = await ratesDraft(first, { rows });
    const saved = await saveRates.execute(as(second), {
      id: draft.id,
      effectiveFrom: "2031-01-01",
      source,
      rows: rows.slice(1),
    });
    for (const author of [first, second])
      await expect(verifyRates.execute(as(author), seen(saved))).rejects.toMatchObject({
        code: "rule",
        messageKey: "rates.secondPerson",
      });
    for (const { userId } of [first, second])
      await expect(
        db.transaction((tx) =>
          tx
            .update(rateVersions)
            .set({ state: "verified", verifiedBy: userId, verifiedAt: new Date() })
            .where(eq(rateVersions.id, draft.id)),
        ),
      ).rejects.toMatchObject({ cause: { message: expect.stringContaining("wrote nothing of it") } });
    const verified = {
      kind: "salary-matrix",
      effectiveFrom: "2032-01-01",
      source,
      checksum: "",
      state: "verified",
    } as const;
    await expect(
      db.transaction((tx) =>
        tx.insert(rateVersions).values({ ...verified, verifiedBy: second.userId, verifiedAt: new Date() }),
      ),
    ).rejects.toThrow();
    expect((await getRateVersion.execute(as(first), { id: draft.id })).allowedActions).toEqual([
      "save",
      "delete",
      "copy",
    ]);
    await verifyRates.execute(as(await person(db, "superadmin")), seen(saved));
  }),
);

test(
  "refuses to verify changed, empty or overlapping versions",
  rolledBack(async (db) => {
    const [finance, manager] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagermarine")];
    const rows = await offshoreRows(db);
    const draft = await ratesDraft(finance, { rows });
    const newer = await saveRates.execute(as(finance), {
      id: draft.id,
      effectiveFrom: "2031-01-01",
      source,
      rows: rows.slice(1),
    });
    await expect(verifyRates.execute(as(manager), seen(draft))).rejects.toMatchObject({
      messageKey: "errors.changedBy",
    });
    await expect(verifyRates.execute(as(manager), { ...seen(newer), checksum: draft.checksum })).rejects.toMatchObject({
      wireCode: "OTHER_ROWS",
    });
    await verifyRates.execute(as(manager), seen(newer));
    const empty = await createRateDraft.execute(as(finance), {
      kind: "salary-matrix",
      effectiveFrom: "2031-02-01",
      source,
    });
    await expect(verifyRates.execute(as(manager), seen(empty))).rejects.toMatchObject({ messageKey: "rates.noRows" });
    const again = { kind: "salary-matrix", effectiveFrom: "2031-01-01", source };
    await expect(createRateDraft.execute(as(finance), again)).rejects.toMatchObject({
      fields: [{ path: "effectiveFrom", message: "rates.dayTaken" }],
    });
  }),
);

test(
  "lets finance, admin and superadmin write, finance, manager and superadmin verify, and refuses other roles",
  rolledBack(async (db) => {
    const author = await person(db, "crewingfinancemarine");
    const rows = await offshoreRows(db);
    const outcome = (work: Promise<unknown>) =>
      work.then(
        () => "done",
        (error: { code?: string }) => error.code,
      );
    let month = 0;
    for (const role of roles) {
      const actor = await person(db, role);
      const isTanker = actor.divisionId === 2;
      const effectiveFrom = `20${40 + Math.floor(month / 12)}-${String((month++ % 12) + 1).padStart(2, "0")}-01`;
      const draft = await ratesDraft(author, { rows, effectiveFrom });
      const reads = /superadmin|admin|manager|finance/.test(role);
      const writes = /superadmin|admin|finance/.test(role);
      const verifies = role === "superadmin" || /manager|finance/.test(role);
      const expected = (may: boolean) => (!may ? "forbidden" : isTanker ? "not-found" : "done");
      expect([role, can(actor, "rates:view"), can(actor, "rates:write"), can(actor, "rates:verify")]).toEqual([
        role,
        reads,
        writes,
        verifies,
      ]);
      expect([role, await outcome(listRateVersions.execute(as(actor), { kind: "salary-matrix" }))]).toEqual([
        role,
        expected(reads),
      ]);
      expect([role, await outcome(getRateVersion.execute(as(actor), { id: draft.id }))]).toEqual([
        role,
        expected(reads),
      ]);
      expect([
        role,
        await outcome(createRateDraft.execute(as(actor), { kind: "salary-matrix", effectiveFrom, source })),
      ]).toEqual([role, expected(writes)]);
      expect([role, await outcome(verifyRates.execute(as(actor), seen(draft)))]).toEqual([role, expected(verifies)]);
      const other = await ratesDraft(author, { rows, effectiveFrom: "2050-01-01" });
      const saved = { id: other.id, effectiveFrom: "2050-01-01", source, rows };
      expect([role, await outcome(saveRates.execute(as(actor), saved))]).toEqual([role, expected(writes)]);
      expect([role, await outcome(deleteRateDraft.execute(as(actor), { id: other.id }))]).toEqual([
        role,
        expected(writes),
      ]);
      const shared = await outcome(listRateVersions.execute(as(actor), { kind: "minimum-wages" }));
      expect([role, shared]).toEqual([role, reads ? "done" : "forbidden"]);
    }
  }),
);

test(
  "deletes a draft with rows and authors, and logs its content",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancetanker");
    const wage = { province: "KI", year: 2031, amount: 4_000_000, decree: "SK 1" };
    const draft = await ratesDraft(finance, { kind: "minimum-wages", rows: [wage] });
    await deleteRateDraft.execute(as(finance), { id: draft.id, version: draft.version });
    expect(await db.$count(minimumWages, eq(minimumWages.versionId, draft.id))).toBe(0);
    expect(await db.$count(rateAuthors, eq(rateAuthors.versionId, draft.id))).toBe(0);
    expect(await audited(db, "rates.delete-draft")).toMatchObject([{ before: { kind: "minimum-wages", rowCount: 1 } }]);
  }),
);

/** Committed data for tests where two transactions meet. */
async function committedDraft(effectiveFrom: string) {
  const db = database();
  const people = [];
  for (const role of ["crewingfinancemarine", "crewingmanagermarine", "crewingmanagermarine"] as const)
    people.push(await person(db, role));
  const [finance, one, other] = people;
  if (!finance || !one || !other) throw new Error("nobody was stored");
  const rows = await offshoreRows(db);
  return { finance, one, other, rows, draft: await ratesDraft(finance, { rows, effectiveFrom }) };
}

async function removeCommitted() {
  await connection().begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const own = tx`select id from rate_versions where effective_from >= '2061-01-01'`;
    for (const table of ["salary_rates", "rate_authors"])
      await tx`delete from ${tx(table)} where version_id in (${own})`;
    await tx`delete from rate_versions where effective_from >= '2061-01-01'`;
    await tx`delete from audit_entries`;
    await tx`delete from users where email like '%@example.test'`;
  });
}

test("verifies once when two people verify concurrently, with a concurrent save included or refused", async () => {
  try {
    const { finance, one, other, rows, draft } = await committedDraft("2061-01-01");
    const twice = await Promise.allSettled([one, other].map((actor) => verifyRates.execute(as(actor), seen(draft))));
    expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const second = await ratesDraft(finance, { rows, effectiveFrom: "2061-02-01" });
    const changed = {
      id: second.id,
      version: second.version,
      effectiveFrom: "2061-02-01",
      source,
      rows: rows.slice(1),
    };
    const met = await Promise.allSettled([
      verifyRates.execute(as(one), seen(second)),
      saveRates.execute(as(finance), changed),
    ]);
    expect(met.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const kept = await getRateVersion.execute(as(one), { id: second.id });
    expect([kept.state, kept.rows.length]).toEqual(met[0]?.status === "fulfilled" ? ["verified", 2] : ["draft", 1]);
    const rivals = [
      await ratesDraft(finance, { rows, effectiveFrom: "2061-03-01" }),
      await ratesDraft(finance, { rows, effectiveFrom: "2061-03-01" }),
    ];
    const sameDay = await Promise.allSettled(rivals.map((rival) => verifyRates.execute(as(one), seen(rival))));
    expect(sameDay.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  } finally {
    await removeCommitted();
  }
});

test("refuses a row written outside the product after verification began", async () => {
  try {
    const { one, rows, draft } = await committedDraft("2062-01-01");
    let written: Promise<unknown> = Promise.resolve();
    await database().transaction(async (db) => {
      await db
        .update(rateVersions)
        .set({ state: "verified", verifiedBy: one.userId, verifiedAt: new Date() })
        .where(eq(rateVersions.id, draft.id));
      written = database()
        .insert(salaryRates)
        .values({ ...rows[0]!, payrollCategoryId: 1, versionId: draft.id })
        .then(
          () => "stored",
          () => "refused",
        );
      await db.execute(sql`select pg_sleep(0.3)`);
    });
    expect(await written).toBe("refused");
  } finally {
    await removeCommitted();
  }
});

test(
  "shows the comparison document with verifier and time; delivered sources contain no open notes",
  rolledBack(async (db) => {
    const [finance, manager] = [await person(db, "crewingfinancemarine"), await person(db, "crewingmanagermarine")];
    const draft = await ratesDraft(finance, { rows: await offshoreRows(db) });
    const verifiedAgainst = "  State Gazette 2023 no. 196 ";
    await verifyRates.execute(as(manager), { ...draft, verifiedAgainst });
    const kept = await getRateVersion.execute(as(finance), { id: draft.id });
    expect(kept).toMatchObject({ state: "verified", verifiedAgainst: "State Gazette 2023 no. 196" });
    const sources = await db.select({ source: rateVersions.source }).from(rateVersions);
    expect(sources.filter(({ source: said }) => /compare|confirm|memory|press|verifying/i.test(said))).toEqual([]);
  }),
);
