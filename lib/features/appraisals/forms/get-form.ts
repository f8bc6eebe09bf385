import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { coursesOf, questionsOf } from "../form-version.queries";
import { selectForms } from "./queries";
import { formVersion, getFormInput } from "./schema";
import { versionStatusOf } from "./version-status.rules";

/** Load a version with its questions and courses. @throws not-found */
export const getForm = read({
  name: "appraisals.get-form",
  access: "appraisals:forms",
  input: getFormInput,
  output: formVersion,
  async run({ db, now }, { id }) {
    const all = await selectForms(db);
    const form = all.find((candidate) => candidate.id === id);
    if (!form) throw notFound("appraisals.forms.notFound");
    const [questions, courses] = await Promise.all([questionsOf(db, id), coursesOf(db, id)]);
    const isDraft = form.state === "draft";
    const allowedActions = [
      ...(isDraft ? (["save"] as const) : []),
      ...(isDraft && questions.some(({ kind }) => kind === "mandatory") ? (["publish"] as const) : []),
      ...(isDraft ? (["delete"] as const) : []),
      "copy" as const,
    ];
    return {
      ...form,
      standing: versionStatusOf(form, all, dayOf(now)),
      mandatory: questions.filter(({ kind }) => kind === "mandatory"),
      additional: questions.filter(({ kind }) => kind === "additional"),
      courses,
      allowedActions,
    };
  },
});
