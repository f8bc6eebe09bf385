import type { DivisionId } from "@/db/enums/divisions";
import type { Role, SubRole } from "@/db/enums/users";
import { cellOf, roleColumn, type Permission } from "./permissions";
import { divisionOfTag, tagsOfArea, tagTable, type Tag } from "./policy";

export type { Tag };
/** Tags an access list may contain. Dashboard and profile are always open. */
export const accessTags = Object.keys(tagTable) as Tag[];

/** Return the tags of which a permission needs one; none for lookups and for deactivating oneself. */
export const tagsOf = (permission: Permission): Tag[] =>
  tagsOfArea[permission] ?? tagsOfArea[permission.split(":")[0] ?? ""] ?? [];

/** Return the tags an access list of this role may contain. */
export function ceilingOf(role: Role, subRole: SubRole | null): Tag[] {
  const column = roleColumn(role, subRole);
  return accessTags.filter((tag) => cellOf(tagTable[tag], column) === "Y");
}

/** Check whether a tag exists in a division. */
export const isOfDivision = (tag: Tag, divisionId: number) => (divisionOfTag[tag] ?? divisionId) === divisionId;

/** The fields of an account that decide its menu. */
type Account = { role: Role; subRole: SubRole | null; divisionId: DivisionId; accessList?: string[] | null };

export function holdsTag(actor: Account, tag: Tag): boolean {
  const isListed = !actor.accessList || actor.accessList.includes(tag);
  return isListed && isOfDivision(tag, actor.divisionId) && ceilingOf(actor.role, actor.subRole).includes(tag);
}

/**
 * Check whether the menu allows this permission. A permission without a tag of the role is not affected by access
 * lists.
 */
export function isAllowedByMenu(actor: Account, permission: Permission): boolean {
  const ceiling = ceilingOf(actor.role, actor.subRole);
  const tags = tagsOf(permission).filter((tag) => ceiling.includes(tag));
  return tags.length === 0 || tags.some((tag) => holdsTag(actor, tag));
}
