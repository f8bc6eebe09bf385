import { eq, sql } from "drizzle-orm";
import { operationAreas } from "@/db/schema/rates";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { createOperationAreaInput, operationArea } from "./schema";

/** Add an operation area, or return the existing one of that name. */
export const createOperationArea = write({
  name: "vessels.create-operation-area",
  access: "vessels:lookups",
  input: createOperationAreaInput,
  output: operationArea,
  async run({ db, audit, unchanged }, { name }) {
    const [created] = await db.insert(operationAreas).values({ name }).onConflictDoNothing().returning();
    if (created) {
      audit({ subject: created.id, after: created });
      return created;
    }
    unchanged();
    const [existing] = await db
      .select()
      .from(operationAreas)
      .where(eq(sql`lower(${operationAreas.name})`, sql`lower(${name})`));
    if (!existing) throw new AppError("conflict", "lookups.createFailed");
    return existing;
  },
});
