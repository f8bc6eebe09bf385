import { z } from "zod";
import { decisionParties, decisionWays } from "@/db/enums/evidence";
import { blankToUndefined, recordId } from "@/lib/platform/validation";

const bilingual = z.object({ en: z.string(), id: z.string() });
const said = z.object({ name: z.string(), email: z.string(), address: z.string(), userAgent: z.string() });
const paper = z.object({
  ...bilingual.shape,
  number: z.string().nullable(),
  issued: z.string().nullable(),
  expired: z.string().nullable(),
});

const terms = z.object({
  assignmentId: z.number(),
  version: z.number(),
  vessel: z.string(),
  principal: z.string().nullable(),
  rank: bilingual,
  name: z.string(),
  employeeNumber: z.string(),
  from: z.string(),
  to: z.string(),
  relieves: z.object({ employeeNumber: z.string(), since: z.string(), until: z.string() }).nullable(),
});

/** Contents of a pack that its PDF prints. */
export const packContent = z.object({
  party: z.enum(decisionParties),
  way: z.enum(decisionWays),
  answer: z.enum(["Confirmed", "Rejected"]),
  decided: z.object({
    by: said.extend({ how: z.string(), role: z.string() }),
    reason: z.string(),
    declaration: bilingual.extend({ version: z.string() }),
    proof: z.record(z.string(), z.union([z.string(), z.number()])),
    shown: z.string(),
  }),
  shown: z.object({
    terms,
    cv: z
      .object({
        certificates: z.array(paper),
        travelDocuments: z.array(paper),
        seaService: z.array(
          z.object({
            companyName: z.string(),
            position: z.string(),
            vesselName: z.string(),
            vesselType: z.string(),
            onBoard: z.string(),
            offBoard: z.string().nullable(),
          }),
        ),
      })
      .nullable(),
    extension: z.object({ originalDate: z.string(), newDate: z.string(), reason: z.string() }).optional(),
    check: z.object({ fitness: z.string(), items: z.array(bilingual.extend({ level: z.string() })) }).nullable(),
  }),
  events: z.array(
    z.object({
      hash: z.string(),
      event: z.object({
        type: z.string(),
        at: z.string(),
        by: said.optional(),
        to: z.object({ name: z.string(), email: z.string() }).optional(),
        reason: z.string().optional(),
      }),
    }),
  ),
});
export type PackContent = z.output<typeof packContent>;

/** A recorded answer: by whom, when, and the reason of a rejection. */
export const outcome = z.object({
  answer: z.enum(["Confirmed", "Rejected"]),
  by: z.string(),
  at: z.string(),
  reason: z.string().nullable(),
});
export type Outcome = z.output<typeof outcome>;

export const publicKeys = z.array(
  z.object({ id: z.string(), publicKey: z.string(), createdAt: z.date(), retiredAt: z.date().nullable() }),
);
export const findPackInput = z.object({
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "validation.invalid")
    .meta({ examples: ["0".repeat(64)] }),
});
export const foundPack = z.object({ isKnown: z.boolean() });

const id = z.preprocess(blankToUndefined, recordId.optional());
export const listPacksInput = z.object({ assignmentId: id, crewId: id });
const listedPack = z.object({
  id: z.number(),
  assignmentId: z.number(),
  employeeName: z.string(),
  vesselName: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  party: z.enum(decisionParties),
  way: z.enum(decisionWays),
  answer: z.enum(["Confirmed", "Rejected"]),
  /** Name of the person who answered, from the record; null after an erasure. */
  answeredBy: z.string().nullable(),
  createdAt: z.date(),
  hash: z.string(),
  hasPdf: z.boolean(),
  isErased: z.boolean(),
});
export const listedPacks = z.array(listedPack);
export type ListedPack = z.output<typeof listedPack>;
export const downloadPackInput = z.object({ id: recordId, format: z.enum(["json", "pdf"]).default("json") });
