import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { formerEmployers, openingBalances } from "@/db/schema/work-orders";
import type { Actor } from "@/lib/access/actor";
import { notFound, refused } from "@/lib/platform/errors";
import { lockPayOf } from "./queries";

type Verified = { verifiedAt: Date | null; usedAt?: Date | null };

/** Require unverified sums: verified ones are reopened first, and never once a locked month uses them. @throws rule */
export function assertStillOpen(sums: Verified | undefined) {
  if (sums?.usedAt) throw refused("pay-data.used");
  if (sums?.verifiedAt) throw refused("pay-data.verified");
}

/** Lock the opening balance of a person's year for a change. */
export async function lockOpening(db: Transaction, crewId: number, year: number) {
  const ofYear = and(eq(openingBalances.crewId, crewId), eq(openingBalances.year, year));
  const [row] = await db.select().from(openingBalances).where(ofYear).for("update");
  return row;
}

/** Lock a former employer's sums of a person's year for a change. */
export async function lockFormer(db: Transaction, crewId: number, year: number) {
  const ofYear = and(eq(formerEmployers.crewId, crewId), eq(formerEmployers.year, year));
  const [row] = await db.select().from(formerEmployers).where(ofYear).for("update");
  return row;
}

/** Lock sums by id, with their person. @throws not-found */
export async function lockSums(
  db: Transaction,
  actor: Actor,
  { kind, id }: { kind: "opening" | "former"; id: number },
) {
  const table = kind === "opening" ? openingBalances : formerEmployers;
  const [sumsOwner] = await db.select({ crewId: table.crewId }).from(table).where(eq(table.id, id));
  if (!sumsOwner) throw notFound();
  const person = await lockPayOf(db, actor, sumsOwner.crewId);
  const lockRow =
    kind === "opening"
      ? await db.select().from(openingBalances).where(eq(openingBalances.id, id)).for("update")
      : await db.select().from(formerEmployers).where(eq(formerEmployers.id, id)).for("update");
  const [row] = lockRow;
  if (!row) throw notFound();
  return { person, table, row, usedAt: "usedAt" in row ? (row.usedAt as Date | null) : null };
}
