import { z } from "zod";
import { approvalPolicies } from "@/db/enums/vessels";
import { keyword } from "@/lib/platform/list/page-of";
import {
  blankToNull,
  blankToUndefined,
  numeric,
  booleanInput,
  optionalText,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";
import { email, phone } from "../form/schema";
import { id, manning } from "../schema";

const fields = {
  name: requiredText(150),
  address: optionalText(500).optional(),
  email,
  phone,
  approvalPolicy: z.preprocess(blankToUndefined, z.enum(approvalPolicies).optional()),
  /** For the top four on tankers; when omitted, the value is kept. product 5.5 */
  leastPairYears: z.preprocess(blankToNull, numeric(z.number().int().min(1).max(40)).nullable()).optional(),
  isPairBlocking: booleanInput.optional(),
};

/** Accept principalName and principalId from callers. */
const normalizeKeys = (input: unknown) => {
  const body: Record<string, unknown> = typeof input === "object" && input !== null ? { ...input } : {};
  return { ...body, name: body.name ?? body.principalName, id: body.id ?? body.principalId };
};

const principalForm = z.object(fields);
export const createPrincipalInput = z.preprocess(normalizeKeys, principalForm);
export const updatePrincipalInput = z.preprocess(normalizeKeys, z.object({ ...fields, id, version: knownVersion }));
export const retirePrincipalInput = z.preprocess(
  normalizeKeys,
  z.object({ id, retired: booleanInput.default(true), version: knownVersion }),
);
export const principalChanged = z.object({ id: z.number(), version: z.number() });

export const listPrincipalsInput = z.object({
  retired: booleanInput.default(false),
  filterList: keyword,
});
export const principal = z.object({
  id: z.number(),
  principalId: z.number(),
  name: z.string(),
  principalName: z.string(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  approvalPolicy: z.enum(approvalPolicies),
  leastPairYears: z.number().nullable(),
  isPairBlocking: z.boolean(),
  vesselsInOperation: z.number(),
  retiredAt: z.date().nullable(),
  version: z.number(),
});
export type Principal = z.output<typeof principal>;

export const previewPrincipalInput = z.object({ id });
export const principalPreview = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  approvalPolicy: z.enum(approvalPolicies),
  leastPairYears: z.number().nullable(),
  isPairBlocking: z.boolean(),
  vesselsInOperation: z.number(),
  retiredAt: z.date().nullable(),
  vessels: z.array(z.object({ vesselId: z.number(), vesselName: z.string(), ...manning })),
});
export type PrincipalPreview = z.output<typeof principalPreview>;
