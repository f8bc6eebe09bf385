import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { foundStates, SearchKindName } from "@/db/enums/search";
import { beginningWith, containing } from "@/db/search-text";
import type { UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";

type SearchQuery = { actor: UserActor; keyword: string; now: Date };

/** One result. Fields that a kind does not have are null. */
type FoundRecord = {
  kind: SearchKindName;
  id: number;
  name: string;
  nameId: string;
  /** Employee, IMO or registration number. */
  number: string | null;
  /** Rank or vessel type. */
  detail: string | null;
  detailNameId: string | null;
  vesselName: string | null;
  state: (typeof foundStates)[number] | null;
  jobOpeningId: number | null;
  /** The page of the work; null for a record, which has its own page. */
  path: string | null;
};

export type Find = (db: Executor, query: SearchQuery) => Promise<FoundRecord[]>;

/** One kind of result. Users with `right` who may open `page` search it. */
export type SearchKind = { kind: SearchKindName; right: Permission; page: string; find: Find };

/** Maximum results per kind: of records, and of work, which is listed below them. */
export const maxRecords = 8;
export const maxWork = 4;

/** Maximum candidates that are sorted for a common keyword; another letter narrows it. */
export const maxCandidates = 1_500;

export const emptyFields = {
  number: null,
  detail: null,
  detailNameId: null,
  vesselName: null,
  state: null,
  jobOpeningId: null,
  path: null,
};

const keyword = sql.placeholder("keyword");

/** What a keyword is compared with; it comes by its name, so the texts of the queries are the same for all keywords. */
export const pattern = { containing: containing(keyword), beginning: beginningWith(keyword) };
