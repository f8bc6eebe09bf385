import { z } from "zod";
import { addYears, dayOf } from "@/lib/platform/calendar/dates";
import { messageOf } from "@/lib/platform/errors";
import { blankToUndefined, requiredId, optionalText, recordId } from "@/lib/platform/validation";
import { fieldSchema } from "../formats/schema";
import type { FormInput } from "../person-fields.rules";
import { anyDay, clearable, minAges, pastDay } from "./values.schema";

/** Make a field optional: an omitted field stays as it is, a blank one is cleared where allowed. product 5.17 */
const omittable = <T extends z.ZodType>(schema: T) => schema.optional();
const filled = <T extends z.ZodType>(schema: T) => z.preprocess(blankToUndefined, schema);
const today = () => dayOf(new Date());
const dateOfBirth = anyDay
  .meta({ examples: ["1990-05-17"] })
  .refine((value) => value <= addYears(today(), -minAges.cadet), messageOf("crew.tooYoung", { age: minAges.cadet }))
  .refine((value) => value >= addYears(today(), -71), "crew.tooOld");

/** Build the schema of a field as the record's forms take it: omitted stays, blank clears where allowed. */
function formSchema({ input, required }: FormInput): z.ZodOptional {
  const isRequired = required === "everyone";
  if (input.kind === "choice") return omittable(isRequired ? requiredId() : clearable(recordId));
  if (input.kind === "date") return omittable(input.rule === "birth" ? dateOfBirth : pastDay);
  if (input.kind === "text" && !isRequired) return omittable(optionalText(input.max));
  const schema = fieldSchema(input, "crew");
  if (!isRequired) return omittable(clearable(schema));
  return omittable(input.kind === "phone" || input.kind === "digits" ? filled(schema) : schema);
}

/** Build the form of some fields of a section. */
export const formOfInputs = (fields: readonly FormInput[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, formSchema(field)])));
