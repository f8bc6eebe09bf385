import type { Executor } from "@/db/client";
import { preparedFiles } from "@/db/schema/files";
import type { UserActor } from "@/lib/access/actor";
import { rightsKeyOf } from "@/lib/platform/files/prepared";
import { daysAfter } from "@/lib/platform/calendar/instants";

type Values = Partial<typeof preparedFiles.$inferInsert>;
export const readyValues = {
  state: "ready" as const,
  name: "list.xlsx",
  contentType: "application/x-test",
  content: Buffer.from("a sheet"),
  size: 7,
  rows: 6_000,
};

/** A prepared file in progress, or as the values say. */
export async function prepared(db: Executor, owner: UserActor, values: Values = {}) {
  const askedAt = values.askedAt ?? new Date();
  const [row] = await db
    .insert(preparedFiles)
    .values({
      ownerId: owner.userId,
      task: "write-crew-export",
      access: "crew:list",
      rights: rightsKeyOf(owner),
      divisionId: owner.divisionId,
      locale: "en",
      title: "Crew list, Off board",
      filters: "none",
      input: { list: "crew", input: {} },
      askedAt,
      expiresAt: daysAfter(askedAt, 1),
      ...values,
    })
    .returning();
  if (!row) throw new Error("file was not stored");
  return row;
}
