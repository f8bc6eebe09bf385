import { z } from "zod";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, recordId, several } from "@/lib/platform/validation";
import { renewableKinds } from "./schema";

/** The queue of documents to verify; vessel is the current or the last one. */
export const listPapersToVerifyInput = z.object({
  ...listInput(10),
  vesselId: several(recordId),
  position: several(recordId),
  kind: z.preprocess(blankToUndefined, z.enum(renewableKinds).optional()),
});
const scan = z.object({ fileId: z.string(), fileName: z.string(), contentType: z.string(), size: z.number() });
const paperToVerify = z.object({
  id: z.number(),
  kind: z.enum(renewableKinds),
  waitingSince: z.date(),
  employeeId: z.number(),
  employeeNumber: z.string(),
  fullName: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  vesselName: z.string().nullable(),
  name: z.string(),
  nameId: z.string(),
  number: z.string(),
  issued: z.string(),
  expired: z.string().nullable(),
  description: z.string().nullable(),
  file: scan.nullable(),
});
export type PaperToVerify = z.output<typeof paperToVerify>;
export const papersToVerifyPage = pageOf(paperToVerify).extend({ totalIsCapped: z.boolean() });
