import { z } from "zod";
import { email as emailAddress, phone as phoneOf } from "@/lib/features/crew/formats/schema";
import { addYears, dayOf, firstSelectableDay, isDay } from "@/lib/platform/calendar/dates";
import {
  blankToNull,
  numeric,
  booleanInput,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
  text,
} from "@/lib/platform/validation";
import { isDeliveredBeforeBuild, isImoNumber, plainImoNumber } from "../rules";
import { id } from "../schema";

const firstYearOfBuild = 1945;
const maxDigits = 99_999_999_999;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullable()).optional();
const line = (max = 100) => optionalText(max).optional();

/** A number in metres, tonnes, cubic metres or kilowatts; a decimal comma is accepted. */
const measure = z
  .preprocess(
    (value) =>
      typeof value === "string" ? blankToNull(value.trim().replace(/^(\d+),(\d+)$/, "$1.$2")) : blankToNull(value),
    numeric(
      z
        .number()
        .min(0)
        .max(maxDigits)
        .refine((value) => Number(value.toFixed(3)) === value, "vessels.threeDecimals")
        .nullable(),
    ),
  )
  .optional();

const yesNo = optional(booleanInput);

const yearOfBuild = optional(
  numeric(
    z
      .number()
      .int()
      .meta({ minimum: firstYearOfBuild })
      .refine(
        (year) => year >= firstYearOfBuild && year <= Number(dayOf(new Date()).slice(0, 4)) + 2,
        "vessels.yearOfBuildRange",
      ),
  ),
);

const calendarDay = z
  .string()
  .meta({ format: "date" })
  .refine(isDay, "validation.date")
  .refine((day) => day >= firstSelectableDay && day <= addYears(dayOf(new Date()), 10), "validation.date");

const imoNumber = optional(
  z
    .string()
    .meta({ examples: ["9074729"] })
    .transform(plainImoNumber)
    .pipe(z.string().refine(isImoNumber, "vessels.imoInvalid")),
);
const callSign = optional(
  z
    .string()
    .meta({ examples: ["PKAB"] })
    .transform((value) => value.replace(/[\s-]/g, "").toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{3,7}$/, "vessels.callSignInvalid")),
);

export const email = optional(emailAddress);
export const phone = optional(phoneOf("vessels.phoneInvalid"));

/** An option by id, or by name for callers without ids. */
const option = z.union([recordId, text(100).pipe(z.string().min(1))]);
export type Option = z.output<typeof option>;
const choice = optional(option);

const fields = {
  vesselName: requiredText(100, "vessels.required"),
  vesselType: z
    .preprocess((value) => value ?? "", z.union([option, z.literal("")]))
    .refine((value) => value !== "", "vessels.required"),
  shipManagement: requiredText(100, "vessels.required"),
  principalId: choice,
  vesselSizeId: choice,
  operationAreaId: choice,
  payrollCategoryId: choice,
  technicalSuperintendentId: choice,
  technicalSuperintendentBackupId: choice,
  marineSuperintendentId: choice,
  marineSuperintendentBackupId: choice,
  designatedPersonAshoreId: choice,
  SPV: line(),
  flag: line(),
  cargo: line(200),
  fleet: line(),
  ownership: line(),
  callSign,
  imoNumber,
  class: line(),
  builder: line(),
  email,
  phone,
  deliveryDate: optional(calendarDay),
  yearOfBuild,
  LOA: measure,
  BMLD: measure,
  HMLD: measure,
  draft: measure,
  DWT: measure,
  GRT: measure,
  NRT: measure,
  LWT: measure,
  COP: measure,
  SWL: measure,
  load: measure,
  cotVolume: measure,
  IGS: line(),
  COW: line(),
  ODME: line(),
  OWS: line(),
  mainEngineMaker: line(),
  mainEngineModel: line(),
  mainEnginePower: measure,
  auxiliaryEngineMaker: line(),
  auxiliaryEngineModel: line(),
  auxiliaryEnginePower: measure,
  boilerMaker: line(),
  boilerModel: line(),
  compressorMaker: line(),
  compressorModel: line(),
  cargoOilPumpMaker: line(),
  cargoOilPumpModel: line(),
  fuelOilPurifierMaker: line(),
  fuelOilPurifierModel: line(),
  freshGeneratorMaker: line(),
  freshGeneratorModel: line(),
  bunkerCapacityMfo: measure,
  bunkerCapacityMdo: measure,
  bunkerCapacityHsd: measure,
  paintMaker: line(),
  planUpp: line(),
  costCenter: line(),
  SAP: line(),
  contract: line(200),
  clusterYtd: line(),
  STS: yesNo,
  SIRE: yesNo,
};

type Dates = { deliveryDate?: string | null | undefined; yearOfBuild?: number | null | undefined };

/** Check delivery against year of build together with the single fields. */
function deliveredAfterBuild(value: Dates, issues: z.core.$RefinementCtx) {
  const isKnown = issues.issues.some(({ path }) => path?.[0] === "deliveryDate" || path?.[0] === "yearOfBuild");
  if (!isKnown && isDeliveredBeforeBuild(value))
    issues.addIssue({ code: "custom", path: ["deliveryDate"], message: "vessels.deliveredBeforeBuild", input: value });
}
const checkAlways = { when: () => true };

/**
 * The vessel form with documented names; ids where the detail shows names. A blank value clears, an omitted one is
 * kept. D2 §3 and §5, product 5.17
 */
const vesselForm = z.object(fields).superRefine(deliveredAfterBuild, checkAlways);
export type VesselForm = z.output<typeof vesselForm>;

const otherNames: Record<string, string> = {
  management: "shipManagement",
  principal: "principalId",
  vesselSize: "vesselSizeId",
  operationArea: "operationAreaId",
  payrollCategory: "payrollCategoryId",
  technicalSuperintendent: "technicalSuperintendentId",
  technicalSuperintendentBackup: "technicalSuperintendentBackupId",
  marineSuperintendent: "marineSuperintendentId",
  marineSuperintendentBackup: "marineSuperintendentBackupId",
  designatedPersonAshore: "designatedPersonAshoreId",
  supervisor: "SPV",
  bunkerMfo: "bunkerCapacityMfo",
  bunkerMdo: "bunkerCapacityMdo",
  bunkerHsd: "bunkerCapacityHsd",
};
const canonical = new Map([...Object.keys(fields), "version"].map((name) => [name.toLowerCase(), name]));
const aliases = new Map(Object.entries(otherNames).map(([name, own]) => [name.toLowerCase(), own]));

const isNumeric = (value: unknown) => typeof value === "number" || (typeof value === "string" && /^\d+$/.test(value));

/**
 * Normalise the callers' spelling: LOA, loa or lOA, names instead of ids, ship for vessel type. An id wins over a name.
 */
function normalizeKeys(input: unknown): unknown {
  const body: Record<string, unknown> =
    typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};
  const entries = Object.entries(body);
  const named = entries.flatMap(([key, value]) =>
    aliases.has(key.toLowerCase()) ? [[aliases.get(key.toLowerCase()), value]] : [],
  );
  const own = entries.flatMap(([key, value]) =>
    canonical.has(key.toLowerCase()) ? [[canonical.get(key.toLowerCase()), value]] : [],
  );
  const form: Record<string, unknown> = { ...Object.fromEntries(named), ...Object.fromEntries(own) };
  const vesselType = isNumeric(form.vesselType)
    ? form.vesselType
    : (body.vesselTypeId ?? form.vesselType ?? body.vesselTypeName);
  return { ...form, vesselType, id: body.id ?? body.vesselId };
}

export const insertVesselInput = z.preprocess(normalizeKeys, vesselForm);
export const updateVesselInput = z.preprocess(
  normalizeKeys,
  z.object({ ...fields, id, version: knownVersion }).superRefine(deliveredAfterBuild, checkAlways),
);
export const vesselChanged = z.object({ id: z.number(), vesselId: z.number(), version: z.number() });
export const vesselSaved = vesselChanged.extend({ warnings: z.array(z.string()) });

const scrapDay = calendarDay.refine((day) => day <= dayOf(new Date()), "vessels.scrap.inFuture");
/** The fields of the dialog. */
export const scrapForm = z.object({
  date: z.string().min(1, "validation.required").pipe(scrapDay),
  reason: requiredText(500),
});
/** The documented call sends the vessel only: the date is then today, the reason "Not stated". */
export const moveToScrapInput = z.preprocess(
  (input) => {
    const body: Record<string, unknown> = typeof input === "object" && input !== null ? { ...input } : {};
    return { ...body, id: body.id ?? body.vesselId };
  },
  z.object({ id, date: optional(scrapDay), reason: line(500), version: knownVersion }),
);
