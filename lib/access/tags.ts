import type { DivisionId } from "@/db/enums/divisions";
import type { Role, SubRole } from "@/db/enums/users";
import { cellOf, roleColumn, type Permission } from "./permissions";
import { divisionOfTag, tagsOfArea, tagTable, type Tag } from "./policy";

export type { Tag };
/** Tags an access list may name. Dashboard and profile are always open. */
export const accessTags = Object.keys(tagTable) as Tag[];

/** The tags a permission needs one of; none for lookups, and for deactivating oneself. */
export const tagsOf = (permission: Permission): Tag[] =>
  tagsOfArea[permission] ?? tagsOfArea[permission.split(":")[0] ?? ""] ?? [];

/** The most an access list of this role may hold. */
export function ceilingOf(role: Role, subRole: SubRole | null): Tag[] {
  const column = roleColumn(role, subRole);
  return accessTags.filter((tag) => cellOf(tagTable[tag], column) === "Y");
}

/** Whether a tag means anything in a division. */
export const isOfDivision = (tag: Tag, divisionId: number) => (divisionOfTag[tag] ?? divisionId) === divisionId;

/** What of an account decides where its menu leads. */
type Account = { role: Role; subRole: SubRole | null; divisionId: DivisionId; accessList?: string[] | null };

export function holdsTag(actor: Account, tag: Tag): boolean {
  const isListed = !actor.accessList || actor.accessList.includes(tag);
  return isListed && isOfDivision(tag, actor.divisionId) && ceilingOf(actor.role, actor.subRole).includes(tag);
}

/** Whether the menu leaves the actor a way to this permission. Where the role never has one, as for a right over oneself, the list takes nothing away. */
export function isReachable(actor: Account, permission: Permission): boolean {
  const ceiling = ceilingOf(actor.role, actor.subRole);
  const ways = tagsOf(permission).filter((tag) => ceiling.includes(tag));
  return ways.length === 0 || ways.some((tag) => holdsTag(actor, tag));
}
