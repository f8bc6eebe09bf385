import { z } from "zod";
import { vatBases } from "@/db/enums/contracts";
import { provinces, rateKinds, rateStates, socialProgrammes, terCategories } from "@/db/enums/rates";
import { isDay } from "@/lib/platform/calendar/dates";
import { blankToUndefined, optionalText, recordId, requiredText, knownVersion } from "@/lib/platform/validation";
import { versionStatuses } from "../rules";
import { maxRateRows } from "./parse-rows.rules";

const kind = z.enum(rateKinds);
const day = (message = "validation.required") =>
  z.preprocess(
    blankToUndefined,
    z.string({ error: message }).meta({ format: "date" }).refine(isDay, "validation.date"),
  );
const source = requiredText(500, "rates.sourceMissing");

export const listRateVersionsInput = z.object({ kind });
export const getRateVersionInput = z.object({ id: recordId });

export const createRateDraftInput = z.object({
  kind,
  effectiveFrom: day("rates.dayMissing"),
  source,
  copyOf: z.preprocess(blankToUndefined, recordId.optional()),
});

const amount = z.int().min(0);
const salaryRate = z.object({
  positionId: z.int(),
  operationAreaId: z.int(),
  payrollCategoryId: z.int(),
  basicSalary: amount,
  kpak: amount.nullable(),
  regionalAllowance: amount.nullable(),
  overseasAllowance: amount.nullable(),
  positionAllowance: amount.nullable(),
});
const minimumWage = z.object({ province: z.enum(provinces), year: z.int(), amount, decree: z.string() });
const grade = z.int().min(1).max(3);
const accommodationRate = z.object({
  grade,
  mealAllowance: amount,
  dailyAllowance: amount,
  accommodation: amount,
  localTransport: amount,
  laundry: amount,
});
const lumpsumRate = z.object({ grade, lumpsum: amount });
const terCategory = z.enum(terCategories);
/** Hundredths of a per cent. */
const rate = z.int().min(0).max(9_999);
const count = z.int().min(0).max(120);
const terRate = z.object({ terCategory, above: amount, rate });
const ptkpRate = z.object({ code: z.string(), freeAmount: amount, terCategory });
const progressiveRate = z.object({ above: amount, rate });
const taxParameter = z.object({
  occupationalRate: rate,
  occupationalMonthly: amount,
  roundedTo: amount,
  missingNikRate: rate,
  foreignRate: rate,
});
const socialRate = z.object({
  programme: z.enum(socialProgrammes),
  employerRate: rate,
  employeeRate: rate.nullable(),
  cap: amount.nullable(),
  untilAge: count.nullable(),
  foreignersAfterMonths: count.nullable(),
});
const ujbmRate = z.object({ vesselId: z.int().nullable(), vesselTypeId: z.int().nullable(), ujbm: amount });
const share = z.int().min(0).max(100);
/** Per cent with two decimals at most. */
const decimalShare = z
  .number()
  .min(1)
  .max(100)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4));
const feeRate = z.object({
  feePercentage: decimalShare,
  vatPercentage: share,
  vatTwelfths: z.int().min(1).max(12).default(12),
  vatBase: z.enum(vatBases),
});
/** Hundredths of a rupiah for one dollar. */
const exchangeRate = z.object({ rupiahPerDollar: z.int().min(100_000).max(10_000_000) });
const rowsOfKinds = [
  z.array(salaryRate),
  z.array(minimumWage),
  z.array(accommodationRate),
  z.array(lumpsumRate),
  z.array(terRate),
  z.array(ptkpRate),
  z.array(progressiveRate),
  z.array(taxParameter),
  z.array(socialRate),
  z.array(ujbmRate),
  z.array(feeRate),
  z.array(exchangeRate),
] as const;
const rowOfKind = z.union([
  salaryRate,
  minimumWage,
  accommodationRate,
  lumpsumRate,
  terRate,
  ptkpRate,
  progressiveRate,
  taxParameter,
  socialRate,
  ujbmRate,
  feeRate,
  exchangeRate,
]);

const cell = z.union([z.string().max(1_000), z.number(), z.null()]);
export const rateHeadInput = z.object({ effectiveFrom: day("rates.dayMissing"), source });
const saveForm = rateHeadInput.extend({ id: recordId, version: knownVersion });
/** Cells as typed; problems are reported per cell. */
export const saveRatesInput = saveForm.extend({ rows: z.array(z.record(z.string().max(40), cell)).max(maxRateRows) });
/** What API callers send, by kind. */
export const savedRates = saveForm.extend({ rows: z.union(rowsOfKinds) });

/** verifiedAgainst: what the rows were compared with, such as the official gazette. */
export const verifyRatesInput = z.object({
  id: recordId,
  version: knownVersion,
  checksum: z.string().max(64),
  verifiedAgainst: optionalText(200),
});
export const deleteRateDraftInput = z.object({ id: recordId, version: knownVersion });
export const rateVersionChanged = z.object({ id: z.number(), version: z.number(), checksum: z.string() });

const version = {
  id: z.number(),
  effectiveFrom: z.string(),
  source: z.string(),
  state: z.enum(rateStates),
  standing: z.enum(versionStatuses),
  rowCount: z.number(),
  checksum: z.string(),
  authors: z.array(z.string()),
  verifiedByName: z.string().nullable(),
  verifiedAt: z.date().nullable(),
  verifiedAgainst: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  version: z.number(),
};
const listed = z.object({ ...version, isOwn: z.boolean() });
export type ListedVersion = z.output<typeof listed>;
/** kinds: those visible to the viewer, with the drafts they may verify. */
export const rateVersions = z.object({
  kind,
  rows: z.array(listed),
  kinds: z.array(z.object({ kind, toVerify: z.number() })),
});

const typedCell = z.union([z.string(), z.number()]).nullable();
const rows = z.union(rowsOfKinds);
const changes = z.array(z.object({ column: z.string(), before: typedCell, after: typedCell }));
/** before: the version this one replaces; difference: rows added, removed and changed. Rows are of the kind. */
export const rateVersion = z.object({
  ...version,
  kind,
  rows,
  before: z.object({ id: z.number(), effectiveFrom: z.string() }).nullable(),
  difference: z.object({
    added: rows,
    removed: rows,
    changed: z.array(z.object({ row: rowOfKind, changes })),
  }),
  allowedActions: z.array(z.enum(["save", "verify", "delete", "copy"])),
  isOwn: z.boolean(),
});
export type RateVersion = z.output<typeof rateVersion>;

const onDay = z.preprocess(blankToUndefined, day().optional());
export const matrixSalaryInput = z.object({
  jobPositionId: recordId,
  operationAreaId: recordId,
  payrollCategoryId: recordId,
  date: onDay,
});
/** Lines the category does not have are zero. */
export const matrixSalary = z.object({
  basicSalary: z.number(),
  kpak: z.number(),
  regionalAllowance: z.number(),
  overseasAllowance: z.number(),
  positionAllowance: z.number(),
  payrollCategoryName: z.string(),
  effectiveFrom: z.string(),
  rateVersionId: z.number(),
});

export const minimumWageInput = z.object({ province: z.enum(provinces), date: onDay });
export const minimumWageFound = minimumWage.extend({ effectiveFrom: z.string(), rateVersionId: z.number() });
