import { appraisalForms } from "@/db/schema/appraisals";
import { userIdOf } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { coursesOf, formInForce, questionsOf } from "../form-version.queries";
import { assertDayIsFree, lockForm, replaceContents } from "./queries";
import { createFormInput, formChanged } from "./schema";

/** Start a version as a copy of another, by default the one in force. @throws not-found, invalid for a date in use */
export const createForm = write({
  name: "appraisals.create-form",
  access: "appraisals:forms",
  input: createFormInput,
  output: formChanged,
  async run({ db, actor, now, audit }, { copyOf, ...form }) {
    await assertDayIsFree(db, form.effectiveFrom);
    const original = copyOf === undefined ? await formInForce(db, dayOf(now)) : await lockForm(db, copyOf);
    const by = userIdOf(actor);
    const [stored] = await db
      .insert(appraisalForms)
      .values({ ...form, createdAt: now, createdBy: by, updatedAt: now, updatedBy: by })
      .returning();
    const created = requirePresent(stored, "the version");
    const [questions, courses] = await Promise.all([questionsOf(db, original.id), coursesOf(db, original.id)]);
    await replaceContents(db, created.id, { questions, courses });
    audit({ subject: created.id, after: { ...form, copyOf: original.id } });
    return created;
  },
});
