import { z } from "zod";
import { foundStates, searchKinds } from "@/db/enums/search";
import { keyword } from "@/lib/platform/list/page-of";

export const findRecordsInput = z.object({ filterList: keyword });

const foundRecord = z.object({
  kind: z.enum(searchKinds),
  id: z.number(),
  name: z.string(),
  nameId: z.string(),
  /** Employee, IMO or registration number. */
  number: z.string().nullable(),
  /** Rank or vessel type. */
  detail: z.string().nullable(),
  detailNameId: z.string().nullable(),
  vesselName: z.string().nullable(),
  state: z.enum(foundStates).nullable(),
  jobOpeningId: z.number().nullable(),
  /** The page of the work; null for a record, which has its own page. */
  path: z.string().nullable(),
});
export type FoundRecord = z.output<typeof foundRecord>;
export const findRecordsOutput = z.array(foundRecord);
