import { and, eq, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { evidencePacks } from "@/db/schema/evidence";
import type { Actor } from "@/lib/access/actor";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import { FileAnswer } from "@/lib/platform/files/file-response";
import type { AuditRecord } from "@/lib/platform/operation";
import { packsOf } from "./visible-packs.queries";

const types = { json: "application/json", pdf: "application/pdf" } as const;
type Scope = { db: Transaction; actor: Actor; now: Date; audit(record: AuditRecord): void };
type PackFileRequest = { id: number; format: keyof typeof types };

/** Return the sealed record of an answer, byte for byte. The download is audited. @throws not-found */
export async function packFileOf(scope: Scope, operation: string, { id, format }: PackFileRequest, condition?: SQL) {
  const { db, actor, audit } = scope;
  const [row] = await packsOf(db, actor, and(eq(evidencePacks.id, id), condition));
  if (!row) throw notFound("evidence.notFound");
  const [stored] = await db.select().from(evidencePacks).where(eq(evidencePacks.id, id));
  const body = format === "pdf" ? stored?.pdf : stored?.json;
  if (!body) throw new AppError("not-found", row.json === null ? "evidence.erased" : "evidence.notYet");
  await recordSensitiveReads(db, scope, operation, [{ crewId: row.crewId, classes: [] }]);
  audit({ subject: id, divisionId: row.divisionId, after: { format, rows: 1, assignmentId: row.assignmentId } });
  return new FileAnswer(`evidence_${row.assignmentId}_${row.hash.slice(0, 12)}.${format}`, types[format], body);
}
