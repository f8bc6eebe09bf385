import { z } from "zod";
import { downloadBlacklistInput, downloadCrewInput } from "./schema";

/** Which list a prepared file holds. Stored with the file and parsed again by the job. */
export const requestedExport = z.discriminatedUnion("list", [
  z.object({ list: z.literal("crew"), input: downloadCrewInput }),
  z.object({ list: z.literal("register"), input: downloadBlacklistInput }),
]);
export type RequestedExport = z.output<typeof requestedExport>;
