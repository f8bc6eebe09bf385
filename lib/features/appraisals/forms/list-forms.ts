import { can } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { selectForms } from "./queries";
import { formList, listFormsInput } from "./schema";
import { standingOf } from "./standing.rules";

/** List all versions, newest first. */
export const listForms = read({
  name: "appraisals.list-forms",
  access: "appraisals:forms",
  input: listFormsInput,
  output: formList,
  async run({ db, actor, now }) {
    const found = await selectForms(db);
    const rows = found.map((form) => ({ ...form, standing: standingOf(form, found, dayOf(now)) }));
    return { rows, mayWrite: can(actor, "appraisals:forms") };
  },
});
