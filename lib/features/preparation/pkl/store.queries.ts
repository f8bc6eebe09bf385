import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { pklReviewLinks, preparationPkls, preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { revokeCodeOfPkl } from "@/lib/features/checks/document-codes.queries";
import { redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { notFound, refused } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { visibleItems } from "../scope.queries";
import type { StoredPkl } from "./render-document.queries";

type Scope = { db: Transaction; actor: Actor; now: Date; locale: Locale };

/**
 * Lock a current agreement until the transaction ends. @throws not-found, conflict when it changed since, rule when
 * superseded
 */
export async function lockPkl(
  { db, actor, locale }: Scope,
  id: number,
  version: number | undefined,
): Promise<StoredPkl> {
  const [pkl] = await db
    .select({ pkl: preparationPkls })
    .from(preparationPkls)
    .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(and(eq(preparationPkls.id, id), visibleItems(actor, {})))
    .for("update", { of: [preparations, preparationPkls] });
  if (!pkl) throw notFound("preparation.pkl.notFound");
  await assertUnchanged({ db, locale }, pkl.pkl, version);
  if (pkl.pkl.supersededAt !== null) throw refused("preparation.pkl.superseded");
  return pkl.pkl;
}

/** Update an agreement. @returns the new version */
export async function storePkl(
  { db, actor, now }: Scope,
  { id, version }: StoredPkl,
  values: Partial<typeof preparationPkls.$inferInsert>,
): Promise<number> {
  const [row] = await db
    .update(preparationPkls)
    .set({ ...values, updatedAt: now, updatedBy: userIdOf(actor), version: sql`${preparationPkls.version} + 1` })
    .where(and(eq(preparationPkls.id, id), eq(preparationPkls.version, version)))
    .returning({ version: preparationPkls.version });
  if (!row) throw new Error("agreement was not stored");
  return row.version;
}

/** End all review links of an agreement. */
export const endReviewLinks = ({ db, now }: Pick<Scope, "db" | "now">, pklId: number) =>
  db
    .update(pklReviewLinks)
    .set({ endedAt: now })
    .where(and(eq(pklReviewLinks.pklId, pklId), isNull(pklReviewLinks.endedAt)));

/** Supersede an agreement: its code says so and its links end. */
export async function endAgreement(scope: Scope, id: number) {
  const { db, actor, now } = scope;
  const [ended] = await db
    .update(preparationPkls)
    .set({
      supersededAt: now,
      updatedAt: now,
      updatedBy: userIdOf(actor),
      version: sql`${preparationPkls.version} + 1`,
    })
    .where(eq(preparationPkls.id, id))
    .returning({ crewId: preparationPkls.crewId, signedAt: preparationPkls.signedAt });
  if (ended?.signedAt) await redraftPeople(db, [ended.crewId]);
  await revokeCodeOfPkl(db, id, scope);
  await endReviewLinks(scope, id);
}
