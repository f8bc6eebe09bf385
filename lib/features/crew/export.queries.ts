import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { divisions, positions, vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { refused } from "@/lib/platform/errors";
import type { Translate } from "@/lib/platform/i18n/messages";
import type { CrewFilters } from "./schema";

export const mostExported = 10_000;
export const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A sheet is whole or refused: one that silently ends at a limit would pass for everybody. @throws rule */
export function assertExportable(rows: readonly unknown[]) {
  if (rows.length > mostExported) throw refused("crew.export.tooMany", { max: mostExported });
}

type Named = Partial<CrewFilters> & { level?: number | undefined };

/** Division and filters in words, for the head and the last line of a sheet. */
export async function exportTerms(db: Executor, actor: Actor, filters: Named, t: Translate): Promise<{ division: string; filters: string }> {
  const one = async <T>(rows: Promise<T[]>) => (await rows)[0];
  const division = actor.kind === "user" ? await one(db.select({ name: divisions.name }).from(divisions).where(eq(divisions.id, actor.divisionId))) : undefined;
  const { position, vesselType, vessel } = filters;
  const names = {
    position: position && (await one(db.select({ name: positions.nameEn }).from(positions).where(eq(positions.id, position))))?.name,
    vesselType: vesselType && (await one(db.select({ name: vesselTypes.name }).from(vesselTypes).where(eq(vesselTypes.id, vesselType))))?.name,
    vessel: vessel && (await one(db.select({ name: vessels.name }).from(vessels).where(eq(vessels.id, vessel))))?.name,
    keyword: filters.filterList && `"${filters.filterList}"`,
    certificateStatus: filters.certificateStatus && t(`crew.certificateStatus.${filters.certificateStatus}`),
    expiringWithin: filters.expiringWithin,
    level: filters.level,
  };
  const said = Object.entries(names).flatMap(([name, value]) => (value ? [t(`crew.export.filters.${name}`, { value })] : []));
  return { division: division?.name ?? "", filters: said.join(", ") || t("crew.export.filters.none") };
}
