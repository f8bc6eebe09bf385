import { z } from "zod";
import { preparedFailures, preparedStates } from "@/db/enums/files";

export const preparedFileId = z.object({ id: z.uuid("prepared-files.notFound") });

/** A prepared file in progress, or ready until expiresAt. title and filters are in the language of the request. */
const preparedFile = z.object({
  id: z.string(),
  title: z.string(),
  filters: z.string(),
  state: z.enum(preparedStates),
  failure: z.enum(preparedFailures).nullable(),
  mayRetry: z.boolean(),
  rows: z.number().nullable(),
  size: z.number().nullable(),
  askedAt: z.date(),
  readyAt: z.date().nullable(),
  takenAt: z.date().nullable(),
  expiresAt: z.date(),
});
export type PreparedFile = z.output<typeof preparedFile>;

/** ready counts the files that were not downloaded yet. */
export const preparedFileList = z.object({ files: z.array(preparedFile), waiting: z.number(), ready: z.number() });
