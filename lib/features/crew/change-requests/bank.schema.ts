import { z } from "zod";
import { numeric, optionalText, requiredText } from "@/lib/platform/validation";
import { accountNumber as numberOfAccount } from "../formats/schema";
import { asRecord, crewIdOf, crewRecordId } from "../schema";

const flag = z.preprocess((value) => value === true || value === "true", z.boolean()).default(false);
const accountNumber = z.preprocess((value) => value ?? "", z.literal("").or(numberOfAccount()));

const fields = {
  sequence: numeric(z.union([z.literal(1), z.literal(2)])),
  bankName: optionalText(100),
  accountNumber,
  accountName: optionalText(100),
  removed: flag,
};

/** One of a person's two bank accounts: all three fields, or removed for the second. product 5.17 */
export const bankForm = z.object(fields).superRefine(
  (form, issues) => {
    const addIssue = (path: string, message: string) =>
      issues.addIssue({ code: "custom", path: [path], message, input: form });
    if (form.removed && form.sequence === 1) addIssue("removed", "crew.edit.firstAccountStays");
    for (const field of ["bankName", "accountNumber", "accountName"] as const)
      if (!form.removed && !form[field] && !issues.issues.some(({ path }) => path?.[0] === field))
        addIssue(field, "validation.required");
  },
  { when: () => true },
);
export type BankValues = z.output<typeof bankForm>;

export const changeBankAccountInput = z.preprocess(
  (input) => ({ crewId: crewIdOf(asRecord(input)), note: asRecord(input).note, form: asRecord(input) }),
  z.object({ crewId: crewRecordId, note: optionalText(500), form: z.record(z.string(), z.unknown()) }),
);
/** The documented request body: a complete account, or the second one removed. */
export const bankChangeBody = () => {
  const commonFields = { crewId: crewRecordId, note: optionalText(500).optional() };
  const account = {
    bankName: requiredText(100),
    accountNumber: z.string().meta({ pattern: "^\\d{5,20}$" }),
    accountName: requiredText(100),
  };
  return z.union([
    z.object({ ...commonFields, sequence: fields.sequence, ...account }),
    z.object({ ...commonFields, sequence: z.literal(2), removed: z.literal(true) }),
  ]);
};
export const bankChangeRequested = z.object({
  id: z.number(),
  crewId: z.number(),
  needsSecondPerson: z.boolean(),
  warnings: z.array(z.string()),
});
