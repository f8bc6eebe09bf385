import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import type { CrewSection } from "@/db/enums/crew";
import { crew, crewChangeRequests } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { lookups } from "@/db/schema/lookups";
import { assignments } from "@/db/schema/manning";
import { divisions, positions, vesselTypes } from "@/db/schema/positions";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { visibleTo } from "./queries";
import { openLevel } from "./suitability-level.queries";

const [nationality, religion, maritalStatus] = [
  alias(lookups, "nationality"),
  alias(lookups, "religion"),
  alias(lookups, "marital_status"),
];
const [employmentType, ptkp] = [alias(lookups, "employment_type"), alias(lookups, "ptkp")];

export { fullNameOf };

const id = sql.placeholder("id");
const openRequests = (db: Executor, section?: CrewSection) =>
  sql<number>`(${db
    .select({ n: sql`count(*)::int` })
    .from(crewChangeRequests)
    .where(
      and(
        eq(crewChangeRequests.crewId, id),
        isNull(crewChangeRequests.decidedAt),
        section ? eq(crewChangeRequests.section, section) : undefined,
      ),
    )})`;

const selectPerson = preparedQuery(
  (db, actor: Actor) =>
    db
      .select({
        person: crew,
        names: {
          division: divisions.name,
          position: positions.nameEn,
          positionNameId: positions.name,
          positionLevel: positions.level,
          vesselType: vesselTypes.name,
          vesselTypeNameId: vesselTypes.nameId,
          latestVessel: vessels.name,
          updatedBy: fullNameOf(users),
        },
        nationality: { id: nationality.id, name: nationality.name, nameId: nationality.nameId },
        religion: { id: religion.id, name: religion.name, nameId: religion.nameId },
        maritalStatus: { id: maritalStatus.id, name: maritalStatus.name, nameId: maritalStatus.nameId },
        employmentType: { name: employmentType.name, nameId: employmentType.nameId },
        ptkp: sql<string | null>`coalesce(${ptkp.code}, ${ptkp.name})`,
        photo: { fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size },
        level: openLevel(sql.placeholder("today")),
        openChangeRequests: openRequests(db),
        openBankRequests: openRequests(db, "bank"),
        planned: sql<number>`(${db
          .select({ n: sql`count(*)::int` })
          .from(assignments)
          .where(and(eq(assignments.crewId, id), sql`slot in ('next', 'next-but-one')`))})`,
      })
      .from(crew)
      .innerJoin(divisions, eq(divisions.id, crew.divisionId))
      .innerJoin(positions, eq(positions.id, crew.positionId))
      .innerJoin(vesselTypes, eq(vesselTypes.id, crew.vesselTypeId))
      .leftJoin(vessels, eq(vessels.id, crew.latestVesselId))
      .leftJoin(users, eq(users.id, crew.updatedBy))
      .leftJoin(nationality, eq(nationality.id, crew.nationalityId))
      .leftJoin(religion, eq(religion.id, crew.religionId))
      .leftJoin(maritalStatus, eq(maritalStatus.id, crew.maritalStatusId))
      .leftJoin(employmentType, eq(employmentType.id, crew.employmentTypeId))
      .leftJoin(ptkp, eq(ptkp.id, crew.ptkpId))
      .leftJoin(files, eq(files.id, crew.photoFileId))
      .where(and(eq(crew.id, id), visibleTo(actor))),
  visibilityKey,
);

/**
 * Select a seafarer's own row with the names it refers to, in one query. @throws not-found for a person the actor may
 * not see
 */
export async function personOf(db: Executor, actor: Actor, crewId: number, today: string) {
  const [row] = await selectPerson(db, { id: crewId, today }, actor);
  if (!row) throw notFound("crew.notFound");
  return row;
}
export type PersonRow = Awaited<ReturnType<typeof personOf>>;
