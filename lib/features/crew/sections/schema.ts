import { z } from "zod";
import { clothingSizes, crewOrigins, sexes, shoeSizes, trouserSizes } from "@/db/enums/applicants";
import { addYears, dayOf, firstSelectableDay, isDay } from "@/lib/platform/calendar/dates";
import { messageOf } from "@/lib/platform/errors";
import {
  blankToNull,
  blankToUndefined,
  chosenId,
  numeric,
  optionalText,
  recordId,
  requiredText,
} from "@/lib/platform/validation";
import { digits, email, fullName as fullNameOf, phone as phoneOf } from "../written/schema";

/** Make a field optional: an omitted field stays as it is, a blank one is cleared where allowed. product 5.17 */
const kept = <T extends z.ZodType>(schema: T) => schema.optional();
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
const choice = chosenId();

const fullName = fullNameOf("crew.nameInvalid");
const phone = phoneOf("crew.phoneInvalid");
const numberBetween = (min: number, max: number) => filled(numeric(z.number().min(min).max(max)));

export const leastAge = { cadet: 16, others: 18 } as const;
const dateOfBirth = anyDay
  .meta({ examples: ["1990-05-17"] })
  .refine((value) => value <= addYears(today(), -leastAge.cadet), messageOf("crew.tooYoung", { age: leastAge.cadet }))
  .refine((value) => value >= addYears(today(), -71), "crew.tooOld");

export const personalForm = z.object({
  fullName: kept(fullName),
  crewOrigin: kept(z.enum(crewOrigins)),
  sex: kept(z.enum(sexes)),
  placeOfBirth: kept(requiredText(100)),
  dateOfBirth: kept(dateOfBirth),
  religionId: kept(clearable(recordId)),
  maritalStatusId: kept(choice),
  nationalityId: kept(choice),
  idCardNo: kept(clearable(digits(/^\d{16}$/, "crew.nikInvalid"))),
  kkNumber: kept(clearable(digits(/^\d{16}$/, "crew.kkInvalid"))),
  npwpNumber: kept(clearable(digits(/^\d{15,16}$/, "crew.npwpInvalid"))),
  bpjsKesehatanNumber: kept(clearable(digits(/^\d{13}$/, "crew.bpjsKesehatanInvalid"))),
  bpjsKetenagakerjaanNumber: kept(clearable(digits(/^\d{11}$/, "crew.bpjsKetenagakerjaanInvalid"))),
  seaFarerId: kept(filled(digits(/^\d{10}$/, "crew.seafarerCodeInvalid"))),
});

export const physicalForm = z.object({
  height: kept(numberBetween(120, 230)),
  weight: kept(numberBetween(30, 200)),
  safetyShoesSize: kept(z.enum(shoeSizes)),
  trousersSize: kept(z.enum(trouserSizes)),
  coverallSize: kept(z.enum(clothingSizes)),
  shirtSize: kept(z.enum(clothingSizes)),
});

export const contactForm = z.object({
  phoneNo: kept(filled(phone)),
  emailAddress: kept(clearable(email)),
  address: kept(requiredText(500)),
});

export const nextOfKinForm = z.object({
  fullName: kept(fullName),
  relation: kept(optionalText(60)),
  phoneNumber: kept(filled(phone)),
  emailAddress: kept(clearable(email)),
  address: kept(requiredText(500)),
});

export const employmentForm = z.object({
  jobPositionId: kept(choice),
  shipId: kept(choice),
  employmentTypeId: kept(clearable(recordId)),
  ptkpId: kept(clearable(recordId)),
  joinedOn: kept(pastDay),
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
