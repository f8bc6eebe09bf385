import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { evidenceEvents, evidenceKeys, evidencePacks } from "@/db/schema/evidence";
import { approvalDay as now, mailedToken, proposed } from "@/db/testing/records/approvals";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { answerByLink } from "@/lib/features/manning/approvals/answer-by-link";
import { decideAsEmployee } from "@/lib/features/manning/approvals/decide-as-employee";
import { decideAsPrincipal } from "@/lib/features/manning/approvals/decide-as-principal";
import { openApprovalLink } from "@/lib/features/manning/approvals/open-approval-link";
import { AppError } from "@/lib/platform/errors";
import { canonicalJson } from "./canonical-json.rules";
import { downloadPack } from "./download-pack";
import { findPack } from "./find-pack";
import { listPacks } from "./list-packs";
import { listPublicKeys } from "./list-public-keys";
import { rotateSigningKey } from "./rotate-signing-key";
import { hashOf } from "./seal.rules";
import { verifyFile } from "./verify.rules";
import { writeEvidencePdf } from "./write-evidence-pdf";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

const visitor = (more = {}) => as({ kind: "stranger" }, { now, ...more });
const clock = () => as({ kind: "scheduler" }, { now, channel: "job" });

/** Verify the file as any holder can. */
async function check(file: Uint8Array) {
  const keys = await listPublicKeys.execute(visitor(), {});
  const isKnown = async (hash: string) => (await findPack.execute(visitor(), { hash })).isKnown;
  return (await verifyFile(new Uint8Array(file), { keys, isKnown })).state;
}
const packsOf = (db: Transaction, assignmentId: number) =>
  db.select().from(evidencePacks).where(eq(evidencePacks.assignmentId, assignmentId)).orderBy(evidencePacks.id);

async function byLink(db: Transaction, type: string, email: string, answer: object) {
  const token = await mailedToken(db, type, email);
  const [question] = (await openApprovalLink.execute(visitor(), { token })).questions;
  const form = { token, itemId: question?.itemId, view: question?.view, hasRead: "on", ...answer };
  await answerByLink.execute(visitor(), form as Parameters<typeof answerByLink.execute>[1]); // what a form sends is judged there
}
const confirmed = { assignmentStatus: "Confirmed" as const };

/** Paths of all empty texts in a value; null is allowed. */
function empties(value: unknown, path = ""): string[] {
  if (value === "" || value === undefined) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => empties(held, `${path}.${name}`));
}

test(
  "the pack of an answer is genuine as JSON and PDF for every channel, with all events and no empty field",
  rolledBack(async (db) => {
    const ways: Record<string, string[]> = {};
    const { anton, plan, keys, planner } = await proposed(db);
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, ...confirmed });
    const staff = await person(db, "crewingadminmarine");
    await decideAsEmployee.execute(as(staff, { now, userAgent: "" }), {
      ...keys,
      ...confirmed,
      reason: "Told by telephone, glad to join",
    });
    const second = await proposed(db);
    const evidenceFileId = await uploaded(db, staff.userId, "contract", "mail.pdf");
    await decideAsPrincipal.execute(as(staff, { now }), { ...second.keys, ...confirmed, evidenceFileId });
    await byLink(db, "PlanningEmployee", second.candidate.email, {
      answer: "Rejected",
      reason: "Staying ashore this time",
    });
    const third = await proposed(db);
    await byLink(db, "PlanningPrincipal", third.anton.email, { answer: "Confirmed" });
    for (const { plan: of } of [{ plan }, second, third])
      for (const pack of await packsOf(db, of.id)) {
        const json = pack.json ?? Buffer.alloc(0);
        const { pack: content } = JSON.parse(String(json));
        ways[`${pack.party}/${pack.way}`] = [
          await check(json),
          ...empties(content),
          ...[0, -1].map((at) => content.events.at(at).event.type),
        ];
        expect(hashOf(canonicalJson(content.shown))).toBe(content.decided.shown);
        await writeEvidencePdf.execute(clock(), { packId: pack.id });
        const answer = await downloadPack.execute(as(planner, { now }), { id: pack.id, format: "pdf" });
        expect(await check(answer.body)).toBe("genuine");
      }
    const whole = ["genuine", "sent", "decided"];
    expect(ways).toEqual({
      "principal/portal": whole,
      "employee/telephone": whole,
      "principal/on-behalf": whole,
      "employee/link": whole,
      "principal/link": whole,
    });
  }),
);

test(
  "old packs hold after the key was rotated, new ones are sealed with the new key, and no answer shows a private one",
  rolledBack(async (db) => {
    const { anton, plan, keys } = await proposed(db);
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, ...confirmed });
    const [before] = await packsOf(db, plan.id);
    const root = await person(db, "superadmin");
    const rotated = await rotateSigningKey.execute(as(root, { now }), {});
    const other = await proposed(db);
    await decideAsPrincipal.execute(as(other.anton, { now }), { ...other.keys, ...confirmed });
    const [after] = await packsOf(db, other.plan.id);
    expect([before?.keyId === rotated.id, after?.keyId]).toEqual([false, rotated.id]);
    for (const pack of [before, after]) expect(await check(pack?.json ?? Buffer.alloc(0))).toBe("genuine");
    const secrets = (await db.select().from(evidenceKeys)).map(({ privateKey }) => privateKey);
    const publicText = JSON.stringify([rotated, await listPublicKeys.execute(visitor(), {})]);
    for (const secret of secrets) expect(publicText).not.toContain(secret);
    const log = await db.execute<{ text: string }>(
      sql`select after::text as text from audit_entries where operation = 'evidence.rotate-key'`,
    );
    expect(log.map(({ text }) => text).join()).not.toContain(secrets[0]);
  }),
);

test(
  "a superadmin alone changes the key",
  rolledBack(async (db) => {
    for (const role of ["crewingadminmarine", "crewingmanagermarine", "crewingprincipalmarine"] as const)
      await expect(rotateSigningKey.execute(as(await person(db, role)), {})).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);

test(
  "the office finds packs by assignment and by seafarer within its division; principals, vessels and seafarers find none",
  rolledBack(async (db) => {
    const { anton, planner, plan, keys, candidate } = await proposed(db);
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, ...confirmed });
    const [pack] = await packsOf(db, plan.id);
    for (const input of [{ assignmentId: plan.id }, { crewId: candidate.id }])
      expect(await listPacks.execute(as(planner), input)).toMatchObject([
        { id: pack?.id, party: "principal", way: "portal", answer: "Confirmed", hasPdf: false, isErased: false },
      ]);
    const id = pack?.id ?? 0;
    const tanker = await person(db, "crewingplanningtanker");
    expect(await listPacks.execute(as(tanker), { assignmentId: plan.id })).toEqual([]);
    await expect(downloadPack.execute(as(tanker), { id })).rejects.toMatchObject({ code: "not-found" });
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    for (const actor of [anton, sailor]) {
      await expect(listPacks.execute(as(actor), { assignmentId: plan.id })).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(downloadPack.execute(as(actor), { id })).rejects.toMatchObject({ code: "forbidden" });
    }
    await expect(downloadPack.execute(as(planner), { id, format: "pdf" })).rejects.toMatchObject({
      messageKey: "evidence.notYet",
    });
  }),
);

test(
  "the PDF says in words what the JSON holds, and is written once",
  rolledBack(async (db) => {
    const { anton, plan, planner } = await proposed(db);
    await byLink(db, "PlanningPrincipal", anton.email, { answer: "Rejected", reason: "No experience on tankers" });
    const [pack] = await packsOf(db, plan.id);
    const { pdfHash } = await writeEvidencePdf.execute(clock(), { packId: pack?.id ?? 0 });
    expect(await writeEvidencePdf.execute(clock(), { packId: pack?.id ?? 0 })).toEqual({ pdfHash: null });
    const { body } = await downloadPack.execute(as(planner, { now }), { id: pack?.id ?? 0, format: "pdf" });
    expect(hashOf(body)).toBe(pdfHash);
    const text = (await textElementsIn(body)).map((heard) => heard.text).join(" ");
    for (const said of ["Wahyu Hidayat", anton.email, "No experience on tankers", "192.0.2.7", "I have read the CV"])
      expect(text).toContain(said);
  }),
);

test(
  "no event can be changed or taken away in the database",
  rolledBack(async (db) => {
    const { plan } = await proposed(db);
    const own = and(eq(evidenceEvents.assignmentId, plan.id));
    for (const change of [
      () => db.update(evidenceEvents).set({ type: "opened" }).where(own),
      () => db.update(evidenceEvents).set({ content: "{}" }).where(own),
      () => db.delete(evidenceEvents).where(own),
    ])
      await expect(db.transaction(() => change())).rejects.toMatchObject({
        cause: { message: expect.stringContaining("append-only") },
      });
  }),
);

test("who asks too often whether a file is known is refused", async () => {
  await rolledBack(async () => {
    const input = { hash: "0".repeat(64) };
    const here = visitor({ address: "198.51.100.9" });
    for (let times = 0; times < 60; times += 1) expect(await findPack.execute(here, input)).toEqual({ isKnown: false });
    const refusal = await findPack.execute(here, input).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
  })();
});

test(
  "a pack never changes: its document is filled in once, an erasure may empty text and document, and nothing else can be written",
  rolledBack(async (db) => {
    const { anton, plan, keys } = await proposed(db);
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, ...confirmed });
    const [pack] = await packsOf(db, plan.id);
    const of = eq(evidencePacks.id, pack?.id ?? 0);
    const change = (values: Partial<typeof evidencePacks.$inferInsert>) =>
      db
        .transaction((inner) => inner.update(evidencePacks).set(values).where(of))
        .then(
          () => "changed",
          () => "refused",
        );
    const other = Buffer.from("another");
    const never = { answer: "Rejected", party: "employee", way: "told", hash: "x", keyId: "y", createdAt: new Date(0) };
    for (const [name, value] of Object.entries(never))
      expect([name, await change({ [name]: value })]).toEqual([name, "refused"]);
    expect(await change({ json: other })).toBe("refused");
    expect(await change({ pdf: other })).toBe("refused");
    expect(await change({ pdfHash: "x" })).toBe("refused");
    await writeEvidencePdf.execute(clock(), { packId: pack?.id });
    const [filled] = await packsOf(db, plan.id);
    expect(filled?.pdfHash).toEqual(expect.any(String));
    for (const values of [{ pdf: other }, { pdf: other, pdfHash: "x" }, { pdfHash: null }, { json: other }])
      expect(await change(values)).toBe("refused");
    expect(await change({ json: null, pdf: null })).toBe("changed");
    expect(await packsOf(db, plan.id)).toMatchObject([
      { json: null, pdf: null, pdfHash: filled?.pdfHash, hash: pack?.hash },
    ]);
    for (const values of [{ pdf: other }, { json: other }]) expect(await change(values)).toBe("refused");
    await expect(db.transaction((inner) => inner.delete(evidencePacks).where(of))).rejects.toThrow();
  }),
);
