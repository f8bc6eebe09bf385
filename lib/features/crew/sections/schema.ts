import { z } from "zod";
import { addYears, dayOf, firstSelectableDay, isDay } from "@/lib/platform/calendar/dates";
import { messageOf } from "@/lib/platform/errors";
import {
  blankToNull,
  blankToUndefined,
  requiredId,
  optionalText,
  recordId,
  requiredText,
} from "@/lib/platform/validation";
import { fieldSchema } from "../formats/schema";
import {
  fieldsOf,
  personSections,
  type FormField,
  type ParsedSection,
  type PersonSection,
} from "../person-fields.rules";

/** Make a field optional: an omitted field stays as it is, a blank one is cleared where allowed. product 5.17 */
const omittable = <T extends z.ZodType>(schema: T) => schema.optional();
export const clearable = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullable());

const today = () => dayOf(new Date());
const filled = <T extends z.ZodType>(schema: T) => z.preprocess(blankToUndefined, schema);

const noDay = { error: "validation.date", abort: true };
export const anyDay = z
  .string()
  .meta({ format: "date" })
  .min(1, { error: "validation.required", abort: true })
  .refine(isDay, noDay)
  .refine((value) => value >= firstSelectableDay && value <= `${Number(today().slice(0, 4)) + 10}-12-31`, noDay);
export const pastDay = anyDay.refine((value) => value <= today(), "crew.notInFuture");
export const minAges = { cadet: 16, others: 18 } as const;
const dateOfBirth = anyDay
  .meta({ examples: ["1990-05-17"] })
  .refine((value) => value <= addYears(today(), -minAges.cadet), messageOf("crew.tooYoung", { age: minAges.cadet }))
  .refine((value) => value >= addYears(today(), -71), "crew.tooOld");

/** Build the schema of a field as the record's forms take it: omitted stays, blank clears where allowed. */
function formSchema({ input, required }: FormField): z.ZodOptional {
  const isRequired = required === "everyone";
  if (input.kind === "choice") return omittable(isRequired ? requiredId() : clearable(recordId));
  if (input.kind === "date") return omittable(input.rule === "birth" ? dateOfBirth : pastDay);
  if (input.kind === "text" && !isRequired) return omittable(optionalText(input.max));
  const schema = fieldSchema(input, "crew");
  if (!isRequired) return omittable(clearable(schema));
  return omittable(input.kind === "phone" || input.kind === "digits" ? filled(schema) : schema);
}

type OptionalSchemas<T> = { [N in keyof T]: z.ZodOptional<z.ZodType<T[N]>> };
type SectionForm<S extends PersonSection> = z.ZodObject<OptionalSchemas<ParsedSection<S>>>;
const formOf = <S extends PersonSection>(section: S, isIncluded: (field: FormField) => boolean = () => true) =>
  // Each field has the schema of its declaration; TypeScript cannot follow the mapping.
  z.object(
    Object.fromEntries(
      fieldsOf(section)
        .filter(isIncluded)
        .map((field) => [field.name, formSchema(field)]),
    ),
  ) as unknown as SectionForm<S>;

/** The forms of a person's own columns. */
export const personForms = {
  personal: formOf("personal"),
  physical: formOf("physical"),
  contact: formOf("contact"),
  "next-of-kin": formOf("next-of-kin"),
  employment: formOf("employment"),
};
const mayBeRequested = ({ noRequest }: FormField) => !noRequest;
/** The fields of each section whose change a seafarer may request. */
export const requestForms = {
  personal: formOf("personal", mayBeRequested),
  physical: formOf("physical", mayBeRequested),
  contact: formOf("contact", mayBeRequested),
  "next-of-kin": formOf("next-of-kin", mayBeRequested),
};
export { personSections, type PersonSection };
/** Changes of a person's own columns as parsed by their forms. */
export type PersonChanges = { [S in PersonSection]?: Partial<ParsedSection<S>> };

export const removalForm = z.object({ reason: requiredText(300) });
export const recordChanged = z.object({ id: z.number(), employeeId: z.number() });
