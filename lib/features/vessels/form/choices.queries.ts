import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "@/db/client";
import type { LookupKind } from "@/db/enums/lookups";
import { lookups } from "@/db/schema/lookups";
import { vesselTypes } from "@/db/schema/positions";
import { operationAreas, payrollCategories } from "@/db/schema/rates";
import { principals } from "@/db/schema/vessels";
import { AppError, type FieldError } from "@/lib/platform/errors";
import type { Option, VesselForm } from "./schema";

const lookupFields = [
  { field: "vesselSizeId", kind: "vessel-size" },
  { field: "technicalSuperintendentId", kind: "technical-superintendent" },
  { field: "technicalSuperintendentBackupId", kind: "technical-superintendent" },
  { field: "marineSuperintendentId", kind: "marine-superintendent" },
  { field: "marineSuperintendentBackupId", kind: "marine-superintendent" },
  { field: "designatedPersonAshoreId", kind: "designated-person-ashore" },
] as const satisfies readonly { field: keyof VesselForm; kind: LookupKind }[];
type LookupField = (typeof lookupFields)[number]["field"];

type NamedRow = { id: number; name: string };
type Chosen = Option | null | undefined;
type VesselScope = { divisionId: number; principalId: number | null };

const matchesChoice = (columns: { id: PgColumn; name: PgColumn }, chosen: Option): SQL =>
  typeof chosen === "number" ? eq(columns.id, chosen) : eq(sql`lower(${columns.name})`, chosen.toLowerCase());
const isChosen = ({ id, name }: NamedRow, chosen: Option) =>
  typeof chosen === "number" ? id === chosen : name.toLowerCase() === chosen.toLowerCase();

async function lookupsChosen(db: Transaction, form: VesselForm) {
  const chosen = lookupFields.flatMap(({ field, kind }) => {
    const option = form[field];
    return option ? [and(eq(lookups.kind, kind), matchesChoice(lookups, option))] : [];
  });
  if (chosen.length === 0) return [];
  return db
    .select({ id: lookups.id, name: lookups.name, kind: lookups.kind })
    .from(lookups)
    .where(and(isNotNull(lookups.approvedAt), or(...chosen)));
}

/** Select a principal in use, or the vessel's current one. */
function principalChosen(db: Transaction, { divisionId, principalId }: VesselScope, chosen: Option) {
  const isOffered =
    principalId === null
      ? isNull(principals.retiredAt)
      : or(isNull(principals.retiredAt), eq(principals.id, principalId));
  return db
    .select({ id: principals.id, name: principals.name })
    .from(principals)
    .where(and(eq(principals.divisionId, divisionId), isOffered, matchesChoice(principals, chosen)));
}

/** Select the options of a form's chosen names and ids, one query per list. */
async function optionsChosen(db: Transaction, vessel: VesselScope, form: VesselForm) {
  const { principalId, operationAreaId, payrollCategoryId } = form;
  const types = await db
    .select({ id: vesselTypes.id, name: vesselTypes.name })
    .from(vesselTypes)
    .where(and(eq(vesselTypes.divisionId, vessel.divisionId), matchesChoice(vesselTypes, form.vesselType)));
  const owners = principalId ? await principalChosen(db, vessel, principalId) : [];
  const areas = operationAreaId
    ? await db.select().from(operationAreas).where(matchesChoice(operationAreas, operationAreaId))
    : [];
  const categories = payrollCategoryId
    ? await db.select().from(payrollCategories).where(matchesChoice(payrollCategories, payrollCategoryId))
    : [];
  return { types, owners, areas, categories, lookupRows: await lookupsChosen(db, form) };
}

/**
 * Resolve a form's choices to ids: null clears, undefined keeps.
 * @param vessel its division and current principal.
 * @throws invalid with every wrong choice on its field
 */
export async function resolveChoices(db: Transaction, vessel: VesselScope, form: VesselForm) {
  const { types, owners, areas, categories, lookupRows } = await optionsChosen(db, vessel, form);
  const problems: FieldError[] = [];
  const resolveChoice = (path: string, chosen: Chosen, rows: readonly NamedRow[]) => {
    if (chosen === null || chosen === undefined) return chosen;
    const option = rows.find((one) => isChosen(one, chosen));
    if (!option) problems.push({ path, message: "vessels.choiceUnknown" });
    return option?.id;
  };
  const lookup = (field: LookupField) => {
    const kind = lookupFields.find((one) => one.field === field)?.kind;
    const ofKind = lookupRows.filter((option) => option.kind === kind);
    return resolveChoice(field, form[field], ofKind);
  };
  const vesselTypeId = resolveChoice("vesselType", form.vesselType, types);
  const resolved = {
    principalId: resolveChoice("principalId", form.principalId, owners),
    operationAreaId: resolveChoice("operationAreaId", form.operationAreaId, areas),
    payrollCategoryId: resolveChoice("payrollCategoryId", form.payrollCategoryId, categories),
    vesselSizeId: lookup("vesselSizeId"),
    technicalSuperintendentId: lookup("technicalSuperintendentId"),
    technicalSuperintendentBackupId: lookup("technicalSuperintendentBackupId"),
    marineSuperintendentId: lookup("marineSuperintendentId"),
    marineSuperintendentBackupId: lookup("marineSuperintendentBackupId"),
    designatedPersonAshoreId: lookup("designatedPersonAshoreId"),
  };
  if (!vesselTypeId || problems.length > 0) throw new AppError("invalid", "errors.invalid", {}, problems);
  return { ...resolved, vesselTypeId };
}
