import { and, asc, eq, isNull, like } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { containing } from "@/db/search-text";
import { read } from "@/lib/platform/operation";
import { visibleTo } from "../queries";
import { crewOptionPage, listCrewOptionsInput } from "../schema";
import { maxCounted } from "./queries";
import { inNameOrder } from "@/db/schema/columns";
import { listVisibility } from "../visibility/rules";
import { hasStatus, statusColumn } from "../visibility/status.queries";
import { divisionOfRole, rolesOf } from "@/lib/access/roles";

/** Return the division of a crew role; null for other roles. */
function divisionOf(requestedRole: string | undefined) {
  const role = rolesOf("crew-members").find((option) => option === requestedRole);
  return role ? divisionOfRole(role) : null;
}

/**
 * List people to choose from in a form, by name, without people whose processing is stopped; the total stops at 1,001.
 * Document 2 §7
 */
export const listCrewOptions = read({
  name: "crew.list-options",
  access: "crew:list",
  input: listCrewOptionsInput,
  output: crewOptionPage,
  async run({ db, actor }, { filterList, pageNumber, pageSize, role, position, status }) {
    const division = divisionOf(role);
    const { suitability } = listVisibility(actor);
    const where = and(
      visibleTo(actor),
      isNull(crew.processingStoppedAt),
      division ? eq(crew.divisionId, division) : undefined,
      filterList ? like(crew.searchText, containing(filterList)) : undefined,
      position ? eq(crew.positionId, position) : undefined,
      status ? hasStatus(status, suitability) : undefined,
    );
    const { id, fullName, employeeNumber, seafarerCode, positionId } = crew;
    const counted = db.select({ id }).from(crew).where(where).limit(maxCounted).as("counted");
    const [rows, total] = await Promise.all([
      db
        .select({
          id,
          crewId: id,
          fullName,
          employeeNumber,
          seafarerId: seafarerCode,
          jobPositionId: positionId,
          position: positions.nameEn,
          positionNameId: positions.name,
          status: statusColumn({ canViewRegister: suitability }),
        })
        .from(crew)
        .innerJoin(positions, eq(positions.id, positionId))
        .where(where)
        .orderBy(asc(inNameOrder(fullName)), asc(id))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.$count(counted),
    ]);
    return { rows, total, pageNumber, pageSize };
  },
});
