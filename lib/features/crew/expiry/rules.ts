import type { Role } from "@/db/enums/users";
import { grantOf } from "@/lib/access/permissions";
import { isAmong } from "@/lib/access/roles";
import type { Told } from "../hearing.rules";

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
export function digestOf(role: Role): DigestKind | null {
  const account = { role, subRole: null };
  if (isAmong(account, "planning") || isAmong(account, "pde")) return "papers";
  return !isAmong(account, "superadmins") && grantOf(role, null, "preparation:medical") === "Y" ? "medicals" : null;
}

/** What somebody must see on a screen to get a digest. */
export const toldByDigest: Record<DigestKind, Told> = {
  papers: { rights: ["crew:view"], classes: ["professional", "travel"] },
  medicals: { rights: ["crew:view", "preparation:medical"], classes: ["medical"] },
};

/** How a certificate of fitness is called, wherever it was filed; courses in first aid or medical care are none. For PostgreSQL. product 5.12 */
const fitness =
  "(medical|health|fitness) *(fitness|examination)? *(certificate|report|check)|sertifikat (kesehatan|medis)|kesehatan pelaut|surat (keterangan )?(kesehatan|sehat)|hasil (pemeriksaan )?(mcu|kesehatan)|^ *mcu";
const courses = "first aid|medical care|pertolongan|perawatan|training|course|pelatihan";
export const medicalWords = { of: fitness, butNot: courses };
