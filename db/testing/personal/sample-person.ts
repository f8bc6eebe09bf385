import type { applicants } from "@/db/schema/applicants";
import {
  appliedColumns,
  appliedIn,
  byAppliedName,
  type AppliedColumn,
  type AppliedField,
  type FieldInput,
  type PersonTexts,
} from "@/lib/features/crew/person-fields.rules";

/** What the sample person states; every other required field takes a value that its input allows. */
const stated: Partial<Record<AppliedColumn, string | number>> = {
  fullName: "Budi Santoso",
  idNumber: "3578101705900001",
  kkNumber: "3578101705900002",
  seafarerCode: "6211576805",
  seamanBookNumber: "E143100",
  email: "budi.santoso@example.com",
  phone: "+6281234567890",
  address: "Jl. Perak Timur 12, Surabaya",
  nextOfKinAddress: "Jl. Perak Timur 12, Surabaya",
  height: 172,
  weight: 70.5,
};

/** Return a value that an input allows; undefined where it is an id that the database gives. */
function allowedValue(input: FieldInput): string | number | undefined {
  if (input.kind === "size") return input.values[Math.floor((input.values.length - 1) / 2)];
  if (input.kind === "word") return input.values[0];
  if (input.kind === "number") return Math.round((input.min + input.max) / 2);
  if (input.kind === "text") return "Surabaya";
  if (input.kind === "name") return "Siti Aminah";
  if (input.kind === "phone") return "+6281298765432";
  return input.kind === "date" ? "1990-05-17" : undefined;
}

const isAsked = ({ required }: AppliedField) => required === "everyone" || required === "WNI";
const valueOf = (field: AppliedField) => {
  // Every field of a registration is a column of the application.
  const own = stated[field.column as AppliedColumn];
  return own ?? (isAsked(field) ? allowedValue(field.input) : undefined);
};

type Sample = Record<string, unknown> & { nextOfKin: Record<string, unknown> };
// The next of kin is an object of its own; TypeScript cannot follow the mapping.
const sample = byAppliedName(valueOf) as Sample;

/** A registration's first step under the documents' names, without ids and files. Optional fields are undefined. */
export const sampleRegistration = () => structuredClone(sample) as PersonTexts<string>;

/** The same as columns of an application. */
export const sampleApplicant = () => appliedColumns(sample) as Pick<typeof applicants.$inferInsert, AppliedColumn>;

const sizes = appliedIn("body").filter(({ input }) => input.kind === "size");
/** The sizes of the sample person by column and in the order of the screen. */
export const sampleSizes = () => Object.fromEntries(sizes.map((field) => [field.column, valueOf(field)]));
