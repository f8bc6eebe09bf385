import type { Executor } from "@/db/client";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { formInForce, publishedForm } from "../form-version.queries";

/** Find a published version, by default the one in force. @throws not-found */
export async function requestedForm(db: Executor, formId: number | undefined, now: Date) {
  if (formId === undefined) return formInForce(db, dayOf(now));
  const form = await publishedForm(db, formId);
  if (!form) throw notFound("appraisals.forms.notFound");
  return form;
}
