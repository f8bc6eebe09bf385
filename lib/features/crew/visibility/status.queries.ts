import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { CrewStatus } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";

/**
 * Filter people by status. Viewers who may not see the register find barred people under their previous status. product
 * 5.4, 5.12
 */
export function hasStatus(status: CrewStatus | "all", canViewRegister: boolean): SQL | undefined {
  if (status === "all") return or(...statusConditions(status, canViewRegister));
  if (canViewRegister || status === "on-board") return eq(crew.status, status);
  if (status === "blacklist") return sql`false`;
  return and(anyOf(crew.status, [status, "blacklist"]), hasUnderlyingStatus(status));
}

const hasUnderlyingStatus = (status: CrewStatus) =>
  status === "resigned" ? isNotNull(crew.resignedOn) : isNull(crew.resignedOn);

/**
 * Return one condition per status, so that each query uses its own index. Barred people are few and come separately.
 */
export function statusConditions(status: CrewStatus | "all", canViewRegister: boolean): SQL[] {
  const barred = eq(crew.status, "blacklist");
  if (status === "all")
    return [
      eq(crew.status, "off-board"),
      eq(crew.status, "on-board"),
      canViewRegister ? barred : sql`(${barred} and ${hasUnderlyingStatus("off-board")})`,
    ];
  return canViewRegister || status === "on-board" || status === "blacklist"
    ? []
    : [eq(crew.status, status), sql`${barred} and ${hasUnderlyingStatus(status)}`];
}

/** Select the status for a list, as `withoutBar` returns it for one person. */
export const statusColumn = ({ canViewRegister }: { canViewRegister: boolean }) =>
  canViewRegister
    ? sql<CrewStatus>`${crew.status}`
    : sql<CrewStatus>`case when ${crew.status} <> 'blacklist' then ${crew.status} when ${crew.resignedOn} is null then 'off-board' else 'resigned' end`;

const isBar = sql`s.event in ('barred', 'bar-removed')`;
// Name the table: a select of one table drops the prefix, and in the subquery "id" would mean the change's own id.
const ofPerson = sql`crew_status_changes s where s.crew_id = ${crew}.${sql.identifier(crew.id.name)}`;

/** Select the day since when the status applies, as `sinceWithoutBars` returns it. */
export const statusSinceColumn = ({ canViewRegister }: { canViewRegister: boolean }) =>
  canViewRegister
    ? sql<string>`${crew.statusSince}::text`
    : sql<string>`case when (select ${isBar} from ${ofPerson} order by s.id desc limit 1)
        then coalesce((select s.effective_on from ${ofPerson} and not (${isBar}) order by s.id desc limit 1), ${crew.joinedOn}) else ${crew.statusSince} end::text`;
