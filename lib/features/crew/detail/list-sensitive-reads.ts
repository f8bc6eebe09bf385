import { count, desc, eq } from "drizzle-orm";
import { sensitiveReads } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { canViewReads } from "./allowed-actions.rules";
import { fullNameOf } from "../person.queries";
import { findViewedPerson } from "../queries";
import { crewReadPage, listCrewReadsInput } from "../schema";

/**
 * List who opened which sensitive data of a seafarer, newest first, for superadmin and manager. product 5.20 @throws
 * not-found, forbidden
 */
export const listSensitiveReads = read({
  name: "crew.list-reads",
  access: "crew:view",
  input: listCrewReadsInput,
  output: crewReadPage,
  async run({ db, actor }, { crewId, pageNumber, pageSize }) {
    if (!canViewReads(actor, await findViewedPerson(db, actor, crewId)))
      throw new AppError("forbidden", "errors.forbidden");
    const { id, userId, fieldClass, operation, createdAt } = sensitiveReads;
    const [rows, totals] = await Promise.all([
      db
        .select({ id, userId, userName: fullNameOf(users), role: users.role, fieldClass, operation, createdAt })
        .from(sensitiveReads)
        .innerJoin(users, eq(users.id, userId))
        .where(eq(sensitiveReads.crewId, crewId))
        .orderBy(desc(id))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.select({ total: count() }).from(sensitiveReads).where(eq(sensitiveReads.crewId, crewId)),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, userName: row.userName ?? "" })),
      total: totals[0]?.total ?? 0,
      pageNumber,
      pageSize,
    };
  },
});
