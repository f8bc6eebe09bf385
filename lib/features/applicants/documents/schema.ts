import { z } from "zod";
import { locales } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/calendar/dates";
import { optionalText, recordId } from "@/lib/platform/validation";
import { asRecord } from "@/lib/platform/unknown-record";

const id = recordId;
const language = z.enum(locales).optional();

/** Parse "1,2,3", one id or a list of ids. */
const listOf = (value: unknown): unknown => {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "string") return value.split(/, */);
  return Array.isArray(value) ? value : [value];
};

/** Accept every spelling of the applicant ids in the documents. */
const idsOf = (body: Record<string, unknown>) =>
  listOf(
    body.regCrewIdArray ??
      body.registerCrewIds ??
      body.applicantIds ??
      body.ids ??
      body.items ??
      body.registerCrewId ??
      body.id,
  );

const distinct = (ids: number[]) => [...new Set(ids)];

export const cvInput = z.preprocess((input) => {
  const body = asRecord(input);
  return { ...body, id: body.registerCrewId ?? body.id };
}, z.object({ id, language }));

export const bocInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { ...body, ids: idsOf(body) };
  },
  z.object({ ids: z.array(id).min(1).max(5_000).transform(distinct), filters: optionalText(300) }),
);

export const mcuLetterInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return {
      ...body,
      ids: idsOf(body),
      date: body.schedule ?? body.date,
      package: body.mcuPackage ?? body.package,
      clinic: body.clinicName ?? body.clinic,
    };
  },
  z.object({
    ids: z.array(id).min(1).max(100).transform(distinct),
    letterNumber: optionalText(60),
    date: z.preprocess(
      (value) => (typeof value === "string" && value !== "" ? value.slice(0, 10) : null),
      z.string().meta({ format: "date" }).refine(isDay, "validation.invalid").nullable(),
    ),
    package: optionalText(200),
    clinic: optionalText(200),
    clinicLocation: optionalText(200),
    notes: optionalText(500),
    language,
  }),
);
export type McuLetterInput = z.output<typeof mcuLetterInput>;

const mcuLetterRequest = z
  .string()
  .trim()
  .min(1)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** Parse the details of a medical check-up's scheduling row. */
export const mcuDetails = z.preprocess(
  (input) => {
    const details = asRecord(input);
    return {
      letterNumber:
        details.letterNumber === undefined || details.letterNumber === null ? null : String(details.letterNumber),
      date: details.date ?? details.schedule,
      package: details.package ?? details.mcuPackage,
      packageId: details.packageId,
      clinic: details.clinic ?? details.clinicName,
      clinicLocation: details.clinicLocation ?? details.location,
      notes: details.notes,
    };
  },
  z.object({
    letterNumber: mcuLetterRequest,
    date: mcuLetterRequest,
    package: mcuLetterRequest,
    packageId: z
      .number()
      .nullish()
      .transform((value) => value ?? null)
      .catch(null),
    clinic: mcuLetterRequest,
    clinicLocation: mcuLetterRequest,
    notes: mcuLetterRequest,
  }),
);
