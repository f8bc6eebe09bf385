import { desc, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { positions } from "@/db/schema/positions";
import { preparationPkls, preparations } from "@/db/schema/preparation";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { visibleItems, type ItemFilter } from "../scope.queries";
import { pklStateOf, pklStatusOf } from "../agreement-status.rules";
import type { PklRow } from "./schema";

const ranks = alias(positions, "ranks");

export const ofFilter = (actor: Actor, { id, ...filter }: ItemFilter & { id?: number }): SQL =>
  allConditions(visibleItems(actor, filter), id === undefined ? undefined : eq(preparationPkls.id, id));

/** Select agreements with their seafarers, newest first. */
export const selectPkls = (db: Executor, where: SQL) =>
  db
    .select({
      pkl: preparationPkls,
      person: { id: crew.id, fullName: crew.fullName },
      rank: { name: ranks.name, nameEn: ranks.nameEn },
      vessel: { id: vessels.id, name: vessels.name },
      fileName: files.name,
      createdBy: fullNameOf(users),
    })
    .from(preparationPkls)
    .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .innerJoin(ranks, eq(ranks.id, preparationPkls.nextPositionId))
    .leftJoin(files, eq(files.id, preparationPkls.signedFileId))
    .leftJoin(users, eq(users.id, preparationPkls.createdBy))
    .where(where)
    .orderBy(desc(preparationPkls.id));
type PklListRow = Awaited<ReturnType<typeof selectPkls>>[number];

export async function countPkls(db: Executor, where: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(preparationPkls)
    .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(where);
  return row?.total ?? 0;
}

/** Map an agreement to its documented names. Files with amounts need permission to see wages. */
export function toResponse({ pkl, person, rank, vessel, fileName, createdBy }: PklListRow, showWages: boolean): PklRow {
  return {
    id: pkl.id,
    employeePreparationPklId: pkl.id,
    employeePreparationId: pkl.preparationId,
    crewId: person.id,
    crewName: pkl.crewName,
    employeeName: person.fullName,
    vesselId: vessel.id,
    vesselName: pkl.vesselName,
    jobPositionName: rank.nameEn,
    jobPositionNameId: rank.name,
    pklDocumentNumber: pkl.documentNumber,
    docReleasedDate: pkl.docReleasedDate,
    startDate: pkl.startDate,
    endDate: pkl.endDate,
    status: pklStatusOf(pkl),
    pklStatus: pklStateOf(pkl),
    isSuperseded: pkl.supersededAt !== null,
    addendumOfId: pkl.addendumOfId,
    attachmentId: showWages ? pkl.signedFileId : null,
    attachmentFilename: showWages ? fileName : null,
    createdBy,
    createdDate: pkl.createdAt,
    version: pkl.version,
  };
}
