import type { Role } from "@/db/enums/users";
import { grantOf, roleColumn } from "@/lib/access/permissions";
import { tagsOf } from "@/lib/access/tags";

/** The catalogue's name of both mails. product 5.16 */
export const mailType = "CertificateExpiring";
/** Days before a paper ends at which its holder is written to, once each. product 5.16 */
export const thresholds = [180, 90, 30] as const;
/** How far the weekly digest looks ahead, in days. */
export const digestDays = 90;

/** A day as a number of its digits, 20261120: the version of a mail that goes out once a day. */
export const dayVersion = (day: string) => Number(day.replaceAll("-", ""));

export type DigestKind = "papers" | "medicals";

/**
 * What a role's digest tells of: planning and PDE of certificates and travel documents, but not of medical certificates, which they may
 * not see; of those who in a division records the results. product 5.12, 5.16
 */
export function digestOf(role: Role, accessList: readonly string[] | null = null): DigestKind | null {
  const column = roleColumn(role, null);
  if (column === "PL" || column === "PD") return "papers";
  const mayRecord =
    grantOf(role, null, "preparation:medical") === "Y" &&
    (accessList === null || tagsOf("preparation:medical").some((tag) => accessList.includes(tag)));
  return column !== "SA" && mayRecord ? "medicals" : null;
}
