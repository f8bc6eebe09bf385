import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { crew, crewConflicts } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { users } from "@/db/schema/users";
import type { Actor } from "@/lib/access/actor";
import { fullNameOf } from "../person.queries";
import { visibleTo } from "../queries";

const maxConflicts = 100;
const author = alias(users, "author");

/** Select the conflicts of a person with people the actor may see, newest first. */
export const conflictsOf = (db: Executor, actor: Actor, crewId: number) =>
  db
    .select({
      id: crewConflicts.id,
      crewId: crew.id,
      employeeNumber: crew.employeeNumber,
      fullName: crew.fullName,
      position: positions.nameEn,
      positionNameId: positions.name,
      reason: crewConflicts.reason,
      createdAt: crewConflicts.createdAt,
      createdBy: fullNameOf(author),
    })
    .from(crewConflicts)
    .innerJoin(
      crew,
      eq(
        crew.id,
        sql`case when ${crewConflicts.crewId} = ${crewId} then ${crewConflicts.otherCrewId} else ${crewConflicts.crewId} end`,
      ),
    )
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .leftJoin(author, eq(author.id, crewConflicts.createdBy))
    .where(
      and(
        or(eq(crewConflicts.crewId, crewId), eq(crewConflicts.otherCrewId, crewId)),
        isNull(crewConflicts.endedAt),
        visibleTo(actor),
      ),
    )
    .orderBy(desc(crewConflicts.id))
    .limit(maxConflicts);
