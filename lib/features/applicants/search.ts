import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { preparedQuery } from "@/db/prepared-query";
import { applicants } from "@/db/schema/applicants";
import { positions } from "@/db/schema/positions";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import {
  emptyFields,
  maxCandidates,
  maxRecords,
  pattern,
  type Find,
  type SearchKind,
} from "@/lib/platform/registry/search-kind";
import { matchesApplicantKeyword, searchTermOf } from "./list/queries";
import { visibleTo } from "./queries";

/** Names that start with the keyword come first. */
const startsWithKeyword = (text: SQL) => sql<boolean>`${text} like ${pattern.beginning}`;

type ApplicantVariant = { actor: Actor; by: Parameters<typeof matchesApplicantKeyword>[0] | undefined };
const selectApplicants = preparedQuery(
  (db, { actor, by }: ApplicantVariant) => {
    const candidates = db
      .select({
        id: applicants.id,
        name: applicants.fullName,
        number: applicants.registrationNumber,
        jobOpeningId: applicants.jobOpeningId,
        positionId: applicants.positionId,
        isFirst: startsWithKeyword(sql`${applicants.searchText}`).as("is_first"),
      })
      .from(applicants)
      .where(and(visibleTo(actor), by && matchesApplicantKeyword(by, sql.placeholder("sought"))))
      .limit(maxCandidates)
      .as("compared");
    return db
      .select({
        id: candidates.id,
        name: candidates.name,
        number: candidates.number,
        jobOpeningId: candidates.jobOpeningId,
        detail: positions.nameEn,
        detailNameId: positions.name,
      })
      .from(candidates)
      .innerJoin(positions, eq(positions.id, candidates.positionId))
      .orderBy(desc(candidates.isFirst), asc(candidates.name), desc(candidates.id))
      .limit(maxRecords);
  },
  ({ actor, by }) => [visibilityKey(actor), by],
);
const findApplicants: Find = async (db, { actor, keyword }) => {
  const keywordMatch = searchTermOf(keyword);
  const values = { keyword, sought: keywordMatch?.value };
  const rows = await selectApplicants(db, values, { actor, by: keywordMatch?.by });
  return rows.map((row) => ({ ...emptyFields, ...row, kind: "applicants", nameId: row.name }));
};

export const searches: readonly SearchKind[] = [
  {
    kind: "applicants",
    right: "applicants:view",
    page: "/dashboard/recruitment/applicants-list/0/view",
    find: findApplicants,
  },
];
