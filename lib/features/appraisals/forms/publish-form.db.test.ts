import { eq } from "drizzle-orm";
import { appraisalForms, appraisalQuestions } from "@/db/schema/appraisals";
import { audited } from "@/db/testing/audited";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createForm } from "./create-form";
import { deleteForm } from "./delete-form";
import { getForm } from "./get-form";
import { listCourses } from "./list-courses";
import { listForms } from "./list-forms";
import { listRatings } from "./list-ratings";
import { publishForm } from "./publish-form";
import { saveForm } from "./save-form";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");
const head = { effectiveFrom: "2026-11-01", source: "Company circular 12/2026" };

test(
  "copies the version in force, edits and publishes it; its questions apply from its date",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const before = await listRatings.execute(admin, {});
    const draft = await createForm.execute(admin, head);
    const copied = await getForm.execute(admin, { id: draft.id });
    expect(copied).toMatchObject({ standing: "draft", allowedActions: ["save", "publish", "delete", "copy"] });
    expect(copied.mandatory).toHaveLength(before.mandatory.length);
    const [first] = copied.mandatory;
    const questions = [{ ...first, kind: "mandatory", question: "Wears a helmet", questionId: "Memakai helm" }];
    const courses = [{ no: "X-1", category: "Ratings", name: "Rigging", nameId: "Rigging" }];
    const saved = await saveForm.execute(admin, { id: draft.id, ...head, questions, courses, version: draft.version });
    expect((await listRatings.execute(admin, {})).formId).toBe(before.formId);
    const published = await publishForm.execute(admin, { id: draft.id, version: saved.version });
    const after = await listRatings.execute(admin, {});
    expect(after).toMatchObject({ formId: draft.id, mandatory: [{ question: "Wears a helmet" }], additional: [] });
    expect(after.scale.map(({ score, name }) => [score, name])).toEqual([
      ...[
        [1, "Unsatisfactory"],
        [2, "Improvement Required"],
        [3, "Satisfactory"],
        [4, "Good"],
        [5, "Exceptional"],
      ],
    ]);
    expect(await listCourses.execute(admin, { category: "Ratings" })).toMatchObject([
      { id: "X-1", description: "Rigging" },
    ]);
    expect((await listRatings.execute(admin, { formId: before.formId })).mandatory).toHaveLength(12);
    for (const change of [
      () => saveForm.execute(admin, { id: draft.id, ...head, questions, courses, version: published.version }),
      () => deleteForm.execute(admin, { id: draft.id, version: published.version }),
    ])
      await expect(change()).rejects.toMatchObject({ code: "conflict", wireCode: "PUBLISHED" });
    expect(await audited(db, "appraisals.publish-form")).toHaveLength(1);
    const { rows } = await listForms.execute(admin, {});
    expect(rows.find(({ id }) => id === draft.id)).toMatchObject({ standing: "in-force", questions: 1, courses: 1 });
  }),
);

test.each([
  ["a published version", (id: number) => ({ table: "version", id })],
  ["its questions", (id: number) => ({ table: "questions", id })],
])("refuses a change of %s in the database", async (_name, of) => {
  await rolledBack(async (db) => {
    const [form] = await db.select().from(appraisalForms).where(eq(appraisalForms.state, "published")).limit(1);
    const { table, id } = of(form?.id ?? 0);
    const change =
      table === "version"
        ? db.update(appraisalForms).set({ source: "Another" }).where(eq(appraisalForms.id, id))
        : db.update(appraisalQuestions).set({ question: "Another" }).where(eq(appraisalQuestions.formId, id));
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining("never changes") } });
  })();
});

test(
  "refuses a date in use, duplicate numbers and an empty version; deletes a draft",
  rolledBack(async (db) => {
    const admin = as(await person(db, "superadmin"), { now });
    const { id, version } = await createForm.execute(admin, head);
    const question = { kind: "mandatory", label: "A", labelId: "A", question: "A", questionId: "A" };
    const twice = [1, 1].map((sequenceNo) => ({ ...question, sequenceNo }));
    await expect(
      saveForm.execute(admin, { id, ...head, questions: twice, courses: [], version }),
    ).rejects.toMatchObject({ fields: [{ path: "questions.1.sequenceNo" }] });
    const empty = await saveForm.execute(admin, { id, ...head, questions: [], courses: [], version });
    await expect(publishForm.execute(admin, { id, version: empty.version })).rejects.toMatchObject({
      messageKey: "appraisals.forms.noQuestions",
    });
    await expect(deleteForm.execute(admin, { id, version })).rejects.toMatchObject({ code: "conflict" });
    await deleteForm.execute(admin, { id, version: empty.version });
    const [inForce] = await db.select().from(appraisalForms).where(eq(appraisalForms.state, "published")).limit(1);
    await expect(createForm.execute(admin, { ...head, effectiveFrom: inForce?.effectiveFrom })).rejects.toMatchObject({
      fields: [{ path: "effectiveFrom", message: "appraisals.forms.dayTaken" }],
    });
  }),
);

test(
  "returns the questions of a rank; only admins manage versions",
  rolledBack(async (db) => {
    const pde = as(await person(db, "crewingpdemarine"), { now });
    const numbers = async (rankType: string) =>
      (await listRatings.execute(pde, { rankType })).mandatory.map(({ sequenceNo }) => sequenceNo);
    expect(await numbers("rating")).not.toContain(10);
    expect(await numbers("senior")).toContain(10);
    await expect(listForms.execute(pde, {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(createForm.execute(pde, head)).rejects.toMatchObject({ code: "forbidden" });
  }),
);
