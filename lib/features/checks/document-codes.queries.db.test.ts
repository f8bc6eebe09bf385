import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { documentChecks } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { seafarer } from "@/db/testing/crew";
import { agreeable } from "@/db/testing/records/agreements";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { fleet } from "@/db/testing/records/two-fleets";
import { anonymousActor } from "@/lib/access/actor";
import { archiveOf } from "@/lib/features/crew/data-requests/archive.queries";
import { generateCrewCv } from "@/lib/features/crew/detail/generate-crew-cv";
import { insertPkl } from "@/lib/features/preparation/pkl/insert-pkl";
import { checkPrintedDocument } from "./check-printed-document";
import { deleteOldCvCodes } from "./document-codes.queries";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const outside = as(anonymousActor, { now });
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Codes printed in a document, as a reader sees them. */
async function codesIn(body: Uint8Array): Promise<string[]> {
  const words = (await textElementsIn(body)).map(({ text }) => text).join("\n");
  return [...words.matchAll(/\/check\/([\w-]{22})/g)].map(([, code = ""]) => code);
}

async function cvOf(db: Transaction, crewId: number, variant: "staff" | "principal" = "staff") {
  const caller = as(await person(db, "crewingadminmarine"), { now });
  const { body } = await generateCrewCv.execute(caller, { crewId, variant });
  const [code = "", ...others] = await codesIn(body);
  expect(others).toEqual([]);
  return { body, code };
}

test.each(["staff", "principal"] as const)(
  "a CV (%s) prints a code of its own, by which its file is known and no other, with number, initials, vessel and day only",
  async (variant) => {
    await rolledBack(async (db) => {
      const { employeeId: crewId } = await fleet(db);
      await db.update(crew).set({ fullName: "Agus Salim", statusSince: "2026-11-20" }).where(eq(crew.id, crewId));
      const [known] = await db
        .select({ number: crew.employeeNumber, vessel: vessels.name })
        .from(crew)
        .innerJoin(vessels, eq(vessels.id, crew.vesselId))
        .where(eq(crew.id, crewId));
      const [one, other] = [await cvOf(db, crewId, variant), await cvOf(db, crewId, variant)];
      expect(one.code).not.toBe(other.code);
      const file = async (body: Uint8Array) =>
        (await checkPrintedDocument.execute(outside, { code: one.code, hash: hashOf(body) })).file;
      expect(await file(one.body)).toBe("original");
      expect(await file(other.body)).toBe("unknown");
      expect(await checkPrintedDocument.execute(outside, { code: one.code })).toEqual({
        kind: "cv",
        isRevoked: false,
        file: null,
        shown: {
          number: known?.number,
          initials: "A. S.",
          vessel: known?.vessel,
          from: null,
          to: null,
          status: "Issued",
          issuedOn: "2026-11-20",
        },
      });
    })();
  },
);

test(
  "does not show a vessel the person joined later",
  rolledBack(async (db) => {
    const { employeeId: crewId } = await fleet(db);
    const { code } = await cvOf(db, crewId);
    await db.update(crew).set({ statusSince: "2026-11-21" }).where(eq(crew.id, crewId));
    expect(await checkPrintedDocument.execute(outside, { code })).toMatchObject({ shown: { vessel: null } });
  }),
);

test(
  "reveals nothing of a revoked CV, or of a person whose record may not be used",
  rolledBack(async (db) => {
    const { id } = await seafarer(db);
    const { code, body } = await cvOf(db, id);
    const revoked = { kind: "cv", isRevoked: true, file: "unknown", shown: null };
    const checked = () => checkPrintedDocument.execute(outside, { code, hash: hashOf(body) });
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, id));
    expect(await checked()).toEqual(revoked);
    await db.update(crew).set({ processingStoppedAt: null }).where(eq(crew.id, id));
    expect(await checked()).toMatchObject({ isRevoked: false, file: "original" });
    await db.update(documentChecks).set({ revokedAt: now }).where(eq(documentChecks.crewId, id));
    expect(await checked()).toEqual(revoked);
  }),
);

test(
  "the CV in an archive of personal data has no check code and stores none",
  rolledBack(async (db) => {
    const { id } = await seafarer(db);
    const [row] = await db.select().from(crew).where(eq(crew.id, id));
    const actor = await person(db, "crewingadminmarine");
    await archiveOf(
      { db, actor, now, locale: "en" },
      { id, employeeNumber: row?.employeeNumber ?? "", applicantId: null },
    );
    expect(await db.$count(documentChecks, eq(documentChecks.crewId, id))).toBe(0);
  }),
);

test(
  "deletes codes of CVs after a year, and no younger ones or those of agreements",
  rolledBack(async (db) => {
    const { form, crewId } = await agreeable(db);
    await insertPkl.execute(as(await person(db, "crewingstaffmarine"), { now }), form);
    const { id } = await seafarer(db);
    const { code } = await cvOf(db, id);
    const codes = () => db.select({ kind: documentChecks.kind }).from(documentChecks).orderBy(documentChecks.kind);
    await deleteOldCvCodes(new Date("2027-11-19T02:00:00Z"));
    expect(await codes()).toEqual([{ kind: "pkl" }, { kind: "cv" }].sort((a, b) => (a.kind < b.kind ? -1 : 1)));
    await deleteOldCvCodes(new Date("2027-11-21T02:00:00Z"));
    expect(await codes()).toEqual([{ kind: "pkl" }]);
    expect(
      await db.$count(documentChecks, and(eq(documentChecks.crewId, crewId), eq(documentChecks.kind, "pkl"))),
    ).toBe(1);
    await expect(checkPrintedDocument.execute(outside, { code })).rejects.toMatchObject({ code: "not-found" });
  }),
);
