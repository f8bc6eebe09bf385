import type { Role } from "@/db/enums/users";
import { grantOf } from "@/lib/access/permissions";
import { isAmong } from "@/lib/access/roles";
import type { NotifiedContent } from "../recipients/rules";

/** The mail type of reminder and digest in the catalogue. product 5.16 */
export const mailType = "CertificateExpiring";
/** Days before expiry on which the holder is reminded, once each. product 5.16 */
export const thresholds = [180, 90, 30] as const;
/** How many days ahead the weekly digest looks. */
export const digestDays = 90;

/** Convert a day to a number, 20261120: the version of a mail sent at most once a day. */
export const dayVersion = (day: string) => Number(day.replaceAll("-", ""));

export type DigestKind = "papers" | "medicals";

/**
 * Return the digest of a role: planning and PDE get certificates and travel documents, but not medical certificates,
 * which they may not see. The role that records results gets those. product 5.12, 5.16
 */
export function digestOf(role: Role): DigestKind | null {
  const account = { role, subRole: null };
  if (isAmong(account, "planning") || isAmong(account, "pde")) return "papers";
  return !isAmong(account, "superadmins") && grantOf(role, null, "preparation:medical") === "Y" ? "medicals" : null;
}

/** What a user must be able to view to receive a digest. */
export const digestContent: Record<DigestKind, NotifiedContent> = {
  papers: { rights: ["crew:view"], classes: ["professional", "travel"] },
  medicals: { rights: ["crew:view", "preparation:medical"], classes: ["medical"] },
};

/**
 * Match names of fitness certificates, wherever they are filed; courses in first aid or medical care do not count.
 * PostgreSQL patterns. product 5.12
 */
const fitness =
  "(medical|health|fitness) *(fitness|examination)? *(certificate|report|check)|sertifikat (kesehatan|medis)|kesehatan pelaut|surat (keterangan )?(kesehatan|sehat)|hasil (pemeriksaan )?(mcu|kesehatan)|^ *mcu";
const notFitness = "first aid|medical care|pertolongan|perawatan|training|course|pelatihan";
export const medicalNamePatterns = { of: fitness, butNot: notFitness };
