import { z } from "zod";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, recordId, listOfValues } from "@/lib/platform/validation";
import { renewableKinds } from "./schema";

/** The queue of documents to verify; vessel is the current or the last one. */
export const listDocumentsToVerifyInput = z.object({
  ...listInput(10),
  vesselId: listOfValues(recordId),
  position: listOfValues(recordId),
  kind: z.preprocess(blankToUndefined, z.enum(renewableKinds).optional()),
});
const scan = z.object({ fileId: z.string(), fileName: z.string(), contentType: z.string(), size: z.number() });
const documentToVerify = z.object({
  id: z.number(),
  kind: z.enum(renewableKinds),
  waitingSince: z.date(),
  crewId: z.number(),
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
export type DocumentToVerify = z.output<typeof documentToVerify>;
export const documentsToVerifyPage = pageOf(documentToVerify).extend({ totalIsCapped: z.boolean() });
