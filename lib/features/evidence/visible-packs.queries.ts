import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { evidencePacks } from "@/db/schema/evidence";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { asRecord } from "@/lib/platform/unknown-record";

const { id, assignmentId, party, way, answer, createdAt, hash, pdfHash } = evidencePacks;
const columns = {
  id,
  assignmentId,
  party,
  way,
  answer,
  createdAt,
  hash,
  pdfHash,
  json: evidencePacks.json,
  crewId: crew.id,
  employeeName: crew.fullName,
  divisionId: vessels.divisionId,
  vesselName: vessels.name,
  position: positions.nameEn,
  positionNameId: positions.name,
};
const maxRows = 100;

/** Load packs of visible vessels and people, newest first. For the office only, because they contain all questions. */
export const packsOf = (db: Executor, actor: Actor, condition: SQL | undefined) =>
  db
    .select(columns)
    .from(evidencePacks)
    .innerJoin(assignments, eq(assignments.id, evidencePacks.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(condition, visibleTo(actor), hideStopped(actor)))
    .orderBy(desc(evidencePacks.id))
    .limit(maxRows);

type PackRow = Awaited<ReturnType<typeof packsOf>>[number];

/** Convert a pack to a list item: who answered, and which files exist. */
export function listItemOf({ pdfHash, json, ...row }: PackRow) {
  const by = asRecord(asRecord(asRecord(json && asRecord(JSON.parse(String(json))).pack).decided).by);
  const answeredBy = typeof by.name === "string" ? by.name : null;
  return { ...row, answeredBy, hasPdf: pdfHash !== null, isErased: json === null };
}
