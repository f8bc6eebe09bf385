import { z } from "zod";
import { crewStatuses } from "@/db/enums/crew";
import { keyword } from "@/lib/platform/list/page-of";

const recordKinds = ["crew", "vessels", "applicants", "job-openings", "principals"] as const;
export type RecordKind = (typeof recordKinds)[number];
/** Kinds of work about people, vessels and clients. */
const workKinds = [
  "plans",
  "preparations",
  "schedules",
  "appraisals",
  "chandler-requests",
  "ujbm",
  "work-orders",
  "contracts",
] as const;
export type WorkKind = (typeof workKinds)[number];
export const kinds = [...recordKinds, ...workKinds] as const;
export type Kind = (typeof kinds)[number];

const states = [...crewStatuses, "in-scrap", "closed", "retired"] as const;

export const findRecordsInput = z.object({ filterList: keyword });

const foundRecord = z.object({
  kind: z.enum(kinds),
  id: z.number(),
  name: z.string(),
  nameId: z.string(),
  /** Employee, IMO or registration number. */
  number: z.string().nullable(),
  /** Rank or vessel type. */
  detail: z.string().nullable(),
  detailNameId: z.string().nullable(),
  vesselName: z.string().nullable(),
  state: z.enum(states).nullable(),
  jobOpeningId: z.number().nullable(),
  /** The page of the work; null for a record, which has its own page. */
  path: z.string().nullable(),
});
export type FoundRecord = z.output<typeof foundRecord>;
export const findRecordsOutput = z.array(foundRecord);
