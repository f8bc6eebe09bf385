import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import type { UserActor } from "@/lib/access/actor";
import { existsIn, mailSubjectId } from "@/lib/platform/registry/notice-subject";
import { visibleTo } from "../queries";

/** Condition for a document or a payment of a seafarer: viewers of the seafarer. */
export const ofCrewRecord =
  (table: { id: SQLWrapper; crewId: SQLWrapper } & SQLWrapper) =>
  (actor: UserActor): SQL =>
    existsIn(
      sql`${table} join ${crew} on ${crew.id} = ${table.crewId}`,
      allConditions(sql`${table.id} = ${mailSubjectId}`, visibleTo(actor)),
    );
