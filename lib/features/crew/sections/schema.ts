import { z } from "zod";
import { clothingSizes, crewOrigins, sexes, shoeSizes, trouserSizes } from "@/db/enums/applicants";
import { addYears, dayOf, firstSelectableDay, isDay } from "@/lib/platform/calendar/dates";
import { messageOf } from "@/lib/platform/errors";
import {
  blankToNull,
  blankToUndefined,
  requiredId,
  numeric,
  optionalText,
  recordId,
  requiredText,
} from "@/lib/platform/validation";
import { digits, email, fullName as fullNameOf, phone as phoneOf } from "../formats/schema";

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
const choice = requiredId();

const fullName = fullNameOf("crew.nameInvalid");
const phone = phoneOf("crew.phoneInvalid");
const numberBetween = (min: number, max: number) => filled(numeric(z.number().min(min).max(max)));

export const minAges = { cadet: 16, others: 18 } as const;
const dateOfBirth = anyDay
  .meta({ examples: ["1990-05-17"] })
  .refine((value) => value <= addYears(today(), -minAges.cadet), messageOf("crew.tooYoung", { age: minAges.cadet }))
  .refine((value) => value >= addYears(today(), -71), "crew.tooOld");

export const personalForm = z.object({
  fullName: omittable(fullName),
  crewOrigin: omittable(z.enum(crewOrigins)),
  sex: omittable(z.enum(sexes)),
  placeOfBirth: omittable(requiredText(100)),
  dateOfBirth: omittable(dateOfBirth),
  religionId: omittable(clearable(recordId)),
  maritalStatusId: omittable(choice),
  nationalityId: omittable(choice),
  idCardNo: omittable(clearable(digits(/^\d{16}$/, "crew.nikInvalid"))),
  kkNumber: omittable(clearable(digits(/^\d{16}$/, "crew.kkInvalid"))),
  npwpNumber: omittable(clearable(digits(/^\d{15,16}$/, "crew.npwpInvalid"))),
  bpjsKesehatanNumber: omittable(clearable(digits(/^\d{13}$/, "crew.bpjsKesehatanInvalid"))),
  bpjsKetenagakerjaanNumber: omittable(clearable(digits(/^\d{11}$/, "crew.bpjsKetenagakerjaanInvalid"))),
  seaFarerId: omittable(filled(digits(/^\d{10}$/, "crew.seafarerCodeInvalid"))),
});

export const physicalForm = z.object({
  height: omittable(numberBetween(120, 230)),
  weight: omittable(numberBetween(30, 200)),
  safetyShoesSize: omittable(z.enum(shoeSizes)),
  trousersSize: omittable(z.enum(trouserSizes)),
  coverallSize: omittable(z.enum(clothingSizes)),
  shirtSize: omittable(z.enum(clothingSizes)),
});

export const contactForm = z.object({
  phoneNo: omittable(filled(phone)),
  emailAddress: omittable(clearable(email)),
  address: omittable(requiredText(500)),
});

export const nextOfKinForm = z.object({
  fullName: omittable(fullName),
  relation: omittable(optionalText(60)),
  phoneNumber: omittable(filled(phone)),
  emailAddress: omittable(clearable(email)),
  address: omittable(requiredText(500)),
});

export const employmentForm = z.object({
  jobPositionId: omittable(choice),
  shipId: omittable(choice),
  employmentTypeId: omittable(clearable(recordId)),
  ptkpId: omittable(clearable(recordId)),
  joinedOn: omittable(pastDay),
});

/** The forms of a person's own columns. */
export const personForms = {
  personal: personalForm,
  physical: physicalForm,
  contact: contactForm,
  "next-of-kin": nextOfKinForm,
  employment: employmentForm,
};
export type PersonSection = keyof typeof personForms;
export const personSections = [
  "personal",
  "physical",
  "contact",
  "next-of-kin",
  "employment",
] as const satisfies readonly PersonSection[];
type PersonValues<S extends PersonSection> = z.output<(typeof personForms)[S]>;
/** Changes of a person's own columns as parsed by their forms. */
export type PersonChanges = { [S in PersonSection]?: PersonValues<S> };

export const removalForm = z.object({ reason: requiredText(300) });
export const recordChanged = z.object({ id: z.number(), employeeId: z.number() });
