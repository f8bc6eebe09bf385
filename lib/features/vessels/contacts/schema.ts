import { z } from "zod";
import { isDay } from "@/lib/platform/calendar/dates";
import { addressText } from "@/lib/platform/i18n/plain-text";
import { blankToNull, booleanInput, recordId, requiredText, knownVersion } from "@/lib/platform/validation";

const day = z.string().meta({ format: "date" }).refine(isDay, "validation.date");
const email = z
  .string({ error: "validation.required" })
  .meta({ format: "email" })
  .transform(addressText)
  .pipe(z.string().max(200).pipe(z.email("validation.email")));
const fields = {
  name: requiredText(100),
  email,
  mayAnswer: booleanInput.default(true),
  awayUntil: z.preprocess(blankToNull, day.nullable()).default(null),
  standInId: z.preprocess(blankToNull, recordId.nullable()).default(null),
};
const isCompleteAbsence = ({ awayUntil, standInId }: { awayUntil: string | null; standInId: number | null }) =>
  (awayUntil === null) === (standInId === null);
const incompleteAbsence = { path: ["standInId"], message: "vessels.contacts.awayNeedsBoth" };

export const listContactsInput = z.object({ principalId: recordId });
export const createContactInput = z
  .object({ principalId: recordId, ...fields })
  .refine(isCompleteAbsence, incompleteAbsence);
export const updateContactInput = z
  .object({ id: recordId, ...fields, version: knownVersion })
  .refine(isCompleteAbsence, incompleteAbsence);
export const removeContactInput = z.object({ id: recordId, version: knownVersion });
export const contactChanged = z.object({ id: z.number(), version: z.number() });

const contact = z.object({
  id: z.number(),
  principalId: z.number(),
  name: z.string(),
  email: z.string(),
  mayAnswer: z.boolean(),
  /** The last day of an absence; set together with the stand-in. */
  awayUntil: z.string().nullable(),
  standInId: z.number().nullable(),
  /** An account of the principal has this address. */
  hasAccount: z.boolean(),
  version: z.number(),
});
export type Contact = z.output<typeof contact>;
export const principalContactList = z.object({
  principalId: z.number(),
  principalName: z.string(),
  retiredAt: z.date().nullable(),
  contacts: z.array(contact),
});
