import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { registrationDrafts } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { consents, registrationOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getRegistration } from "./get-registration";
import { saveDraft } from "./save-draft";
import { submitRegistration } from "./submit-registration";
import { submitStep } from "./submit-step";

afterAll(closeDatabase);

const bank = { bankName1: "Bank Mandiri", accountNumber1: "1420012345678", accountName1: "Budi Santoso" };
const draftsOf = (db: Transaction, joi: number) =>
  db.select().from(registrationDrafts).where(eq(registrationDrafts.jobOpeningId, joi));

test(
  "stores each step, complete or not, encrypted, for this visitor and opening only",
  rolledBack(async (db) => {
    const [opening, other] = [await openOpening(db), await openOpening(db)];
    const [own, neighbour] = [as(await visitor(db)), as(await visitor(db))];
    await saveDraft.execute(own, { joi: opening.id, step: "personal", values: { fullName: "Budi" } });
    await saveDraft.execute(own, { joi: opening.id, step: "bank", values: bank });
    const later = { ...own, now: new Date(own.now.getTime() + 60_000) };
    expect(
      await saveDraft.execute(later, { joi: opening.id, step: "personal", values: { fullName: "Budi S" } }),
    ).toEqual({ savedAt: later.now });
    const contentFor = async (caller: typeof own, joi: number) =>
      (await getRegistration.execute(caller, { joi })).content;
    expect(await contentFor(own, opening.id)).toEqual({
      personal: { fullName: "Budi S" },
      documents: {},
      training: {},
      bank,
    });
    for (const content of [await contentFor(neighbour, opening.id), await contentFor(own, other.id)])
      expect(content).toEqual({ personal: {}, documents: {}, training: {}, bank: {} });
    expect(await draftsOf(db, opening.id)).toHaveLength(1);
    const [raw] = await db.execute<{ stored: string }>(
      `select encode(content, 'escape') as stored from registration_drafts where job_opening_id = ${opening.id}`,
    );
    expect(raw?.stored.length).toBeGreaterThan(0);
    expect(raw?.stored).not.toMatch(/Budi|Mandiri|1420012345678/);
    expect(await db.select().from(auditEntries)).toEqual([]);
  }),
);

test(
  "requires a visitor, an existing opening and a wizard step, within a size limit",
  rolledBack(async (db) => {
    const { id: joi } = await openOpening(db);
    const draft = { joi, step: "bank", values: bank };
    for (const operation of [saveDraft, submitStep]) {
      for (const actor of [{ kind: "stranger" } as const, await person(db, "crewingadminmarine")])
        await expect(operation.execute(as(actor), draft)).rejects.toMatchObject({
          code: "forbidden",
          wireCode: "GATE_EXPIRED",
        });
      const caller = as(await visitor(db));
      await expect(operation.execute(caller, { ...draft, joi: 999_999_999 })).rejects.toMatchObject({
        code: "not-found",
        messageKey: "job-openings.notFound",
      });
      await expect(operation.execute(caller, { ...draft, step: "salary" })).rejects.toMatchObject({
        code: "invalid",
        fields: [{ path: "step" }],
      });
      await expect(
        operation.execute(caller, { ...draft, values: { bankName1: "x".repeat(200_000) } }),
      ).rejects.toMatchObject({ fields: [{ path: "values", message: "validation.invalid" }] });
    }
    expect(await draftsOf(db, joi)).toEqual([]);
  }),
);

test(
  "marks a valid step submitted and returns the next one; an invalid one lists its fields and stores nothing",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const actor = await visitor(db);
    const content = await registrationOf(db, actor, opening.id);
    const submit = (step: keyof typeof content, values: object = content[step]) =>
      submitStep.execute(as(actor), { joi: opening.id, step, values });
    await expect(submit("bank", { ...bank, accountNumber1: "" })).rejects.toMatchObject({
      code: "invalid",
      fields: [{ path: "accountNumber1" }],
    });
    expect((await getRegistration.execute(as(actor), { joi: opening.id })).content.bank).toEqual({});
    expect(await submit("bank")).toEqual({ step: 4, nextStep: 1 });
    expect(await submit("personal")).toEqual({ step: 1, nextStep: 2 });
    expect(await submit("documents")).toEqual({ step: 2, nextStep: 3 });
    expect(await submit("bank")).toEqual({ step: 4, nextStep: 3 });
    expect(await submit("training")).toEqual({ step: 3, nextStep: 5 });
    expect(await getRegistration.execute(as(actor), { joi: opening.id })).toMatchObject({
      submittedSteps: [1, 2, 3, 4],
      content: { bank, training: { seaServices: [{ vesselName: "Laut Biru 7" }] } },
      submitted: null,
    });
  }),
);

test(
  "stores nothing after submission",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const actor = await visitor(db);
    const content = await registrationOf(db, actor, opening.id);
    await submitRegistration.execute(as(actor), { joi: opening.id, ...consents, content });
    const [sent] = await draftsOf(db, opening.id);
    const changed = { joi: opening.id, step: "bank", values: { ...bank, bankName1: "Bank BRI" } };
    expect(await saveDraft.execute(as(actor), changed)).toEqual({ savedAt: sent?.updatedAt });
    expect(await submitStep.execute(as(actor), changed)).toEqual({ step: 4, nextStep: 5 });
    expect(await draftsOf(db, opening.id)).toEqual([sent]);
  }),
);

test(
  "corrects a number of step 1 in the travel documents too",
  rolledBack(async (db) => {
    const { id: joi } = await openOpening(db);
    const caller = as(await visitor(db));
    const save = (step: string, values: object) => saveDraft.execute(caller, { joi, step, values });
    const paper = { documentNumber: "E 1", issued: "2024-03-01", expired: "", description: "" };
    const seamanBook = { ...paper, documentName: "Seaman Book" };
    const visa = { ...paper, documentName: "US Visa C1/D" };
    await save("documents", { travelDocuments: [seamanBook, visa], coc: [], cop: [] });
    await save("personal", { seamanBookNumber: "E 143100", passportId: "C1234567" });
    expect((await getRegistration.execute(caller, { joi })).content.documents).toEqual({
      travelDocuments: [{ ...seamanBook, documentNumber: "E 143100" }, visa],
      coc: [],
      cop: [],
    });
    await save("documents", { travelDocuments: "none" });
    await save("personal", { seamanBookNumber: 5 });
    expect((await getRegistration.execute(caller, { joi })).content.documents).toEqual({ travelDocuments: "none" });
  }),
);
