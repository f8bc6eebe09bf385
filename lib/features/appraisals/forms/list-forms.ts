import { can } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { selectForms } from "./queries";
import { formList, listFormsInput } from "./schema";
import { versionStatusOf } from "./version-status.rules";

/** List all versions, newest first. */
export const listForms = read({
  name: "appraisals.list-forms",
  access: "appraisals:forms",
  input: listFormsInput,
  output: formList,
  async run({ db, actor, now }) {
    const forms = await selectForms(db);
    const rows = forms.map((form) => ({ ...form, standing: versionStatusOf(form, forms, dayOf(now)) }));
    return { rows, mayWrite: can(actor, "appraisals:forms") };
  },
});
