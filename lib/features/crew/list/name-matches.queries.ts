import { and, eq, inArray, like } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import type { UserActor } from "@/lib/access/actor";
import { maxCandidates, pattern } from "@/lib/platform/registry/search-kind";

/** Condition for people whose name or numbers contain the keyword. */
export const crewNameMatches = like(crew.searchText, pattern.containing);

/** The rank of a result about a person. */
export const rankColumns = { detail: positions.nameEn, detailNameId: positions.name };

const namedCrew = alias(crew, "called");
/** Limit the people that are sorted by name, as in the search for people. */
export const isAmongNameMatches = (db: Executor, { divisionId }: UserActor) =>
  inArray(
    crew.id,
    db
      .select({ id: namedCrew.id })
      .from(namedCrew)
      .where(and(eq(namedCrew.divisionId, divisionId), like(namedCrew.searchText, pattern.containing)))
      .limit(maxCandidates),
  );
