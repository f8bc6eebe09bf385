import { z } from "zod";
import { accountNumber as numberOfAccount } from "@/lib/features/crew/formats/schema";
import {
  blankToUndefined,
  booleanInput,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";

const accountNumber = z.preprocess((value) => value ?? "", z.literal("").or(numberOfAccount()));

/** A complete account for a vessel; or with isRemoval the head's again. */
export const requestPayeeInput = z
  .object({
    vesselId: recordId,
    isRemoval: z.preprocess(blankToUndefined, booleanInput.default(false)),
    bankName: optionalText(100),
    accountNumber,
    accountName: optionalText(100),
    phone: optionalText(40),
    reason: requiredText(500),
  })
  .superRefine(
    (form, issues) => {
      if (form.isRemoval) return;
      for (const field of ["bankName", "accountNumber", "accountName"] as const)
        if (!form[field] && !issues.issues.some(({ path }) => path?.[0] === field))
          issues.addIssue({ code: "custom", path: [field], message: "validation.required", input: form });
    },
    { when: () => true },
  );
/** The request body: a complete account, or the head's again. */
export const payeeRequestBody = () => {
  const about = { vesselId: recordId, reason: requiredText(500) };
  const account = {
    bankName: requiredText(100),
    accountNumber: z.string().meta({ pattern: "^\\d{5,20}$" }),
    accountName: requiredText(100),
    phone: optionalText(40).optional(),
  };
  return z.union([z.object({ ...about, ...account }), z.object({ ...about, isRemoval: z.literal(true) })]);
};
export const payeeRequested = z.object({ id: z.number(), vesselId: z.number(), needsSecondPerson: z.boolean() });

const payeeDecisions = ["Approved", "Rejected", "Withdrawn"] as const;
export const decidePayeeInput = z.object({
  id: recordId,
  decision: z.enum(payeeDecisions),
  version: knownVersion,
});
export const payeeDecided = z.object({ id: z.number(), vesselId: z.number(), decision: z.enum(payeeDecisions) });

export const vesselPayeesInput = z.object({ vesselId: recordId });
const textOrNull = z.string().nullable();
const payee = z.object({
  id: z.number(),
  isRemoval: z.boolean(),
  bankName: textOrNull,
  accountNo: textOrNull,
  accountName: textOrNull,
  phoneNo: textOrNull,
  reason: textOrNull,
  askedByName: textOrNull,
  askedAt: z.date(),
  confirmedByName: textOrNull,
  confirmedAt: z.date().nullable(),
  version: z.number(),
});
export type Payee = z.output<typeof payee>;
/** The account in force in place of the head's, and one that awaits confirmation. */
export const vesselPayees = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  inForce: payee.nullable(),
  waiting: payee.nullable(),
  allowedActions: z.array(z.enum(["request", "approve", "reject", "withdraw"])),
});
export type VesselPayees = z.output<typeof vesselPayees>;
