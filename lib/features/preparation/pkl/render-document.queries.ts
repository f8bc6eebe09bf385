import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { lookups } from "@/db/schema/lookups";
import { positions } from "@/db/schema/positions";
import { preparationPkls } from "@/db/schema/preparation";
import { divisions } from "@/db/schema/positions";
import { payrollCategories } from "@/db/schema/rates";
import type { Actor } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { claimFiles, storeFile } from "@/lib/platform/files/store";
import { stamped } from "@/lib/platform/files/stamped-name";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { requirePresent } from "@/lib/platform/unknown-record";
import type { Printed } from "./agreement-facts.queries";
import { PklDocument, type Signing } from "./pdf/pkl-document";

type Scope = { db: Transaction; actor: Actor; now: Date };
export type StoredPkl = typeof preparationPkls.$inferSelect;

/** Render an agreement. code is null for a preview; signing holds the known signature data. */
export async function renderPkl(
  db: Executor,
  printed: Printed,
  { code, signing, now }: { code: string | null; signing: Signing | null; now: Date },
): Promise<Buffer> {
  const [division] = await db
    .select({ name: divisions.name })
    .from(divisions)
    .where(eq(divisions.id, printed.facts.divisionId));
  const letterhead = letterheadOf(division?.name ?? "");
  return Buffer.from(await renderPdf(PklDocument({ printed, code, signing, letterhead, now })));
}

/** Store a document in the seafarer's files with a name of letters, digits, "-" and "_". @returns its id and hash */
export async function storeDocumentFile(
  { db, actor, now }: Scope,
  bytes: Buffer,
  { name, crewId }: { name: string; crewId: number },
) {
  const file = await storeFile(db, {
    fileType: "pkl",
    name: stamped(now, name, "pdf"),
    bytes,
    owner: { uploadedBy: userActorOf(actor).userId },
  });
  await claimFiles(db, [file.id], { type: "crew", id: crewId });
  return { fileId: file.id, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Load the printed data of a stored agreement. */
export async function printedOf(db: Executor, row: StoredPkl): Promise<Printed> {
  const rankOf = async (id: number) => {
    const [rank] = await db
      .select({ name: positions.name, nameEn: positions.nameEn })
      .from(positions)
      .where(eq(positions.id, id));
    return requirePresent(rank, "the rank");
  };
  const [category] = await db
    .select({ name: payrollCategories.name })
    .from(payrollCategories)
    .where(eq(payrollCategories.id, row.payrollCategoryId));
  const [ptkp] = await db
    .select({ name: lookups.name, code: lookups.code })
    .from(lookups)
    .where(eq(lookups.id, row.ptkpId ?? 0));
  const [basis] = await db
    .select({ number: preparationPkls.documentNumber, endDate: preparationPkls.endDate })
    .from(preparationPkls)
    .where(eq(preparationPkls.id, row.addendumOfId ?? 0));
  return {
    facts: row,
    rank: await rankOf(row.nextPositionId),
    currentRank: await rankOf(row.currentPositionId),
    payrollCategoryName: category?.name ?? "",
    ptkpName: ptkp?.code ?? ptkp?.name ?? "",
    basis: basis ?? null,
  };
}
