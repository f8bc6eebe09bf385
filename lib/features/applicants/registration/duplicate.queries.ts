import { and, eq, ne, or, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { blindIndexes } from "@/db/encryption";
import { violates } from "@/db/query-failure";
import { applicants } from "@/db/schema/applicants";
import { AppError } from "@/lib/platform/errors";

type Identity = { emailAddress: string; seafarerIdNumber: string; idNumber: string | null };

const duplicate = () => new AppError("conflict", "applicants.duplicate", {}, [], "DUPLICATE");

/**
 * Refuse a second application to an opening with the same e-mail, seafarer code or NIK. @param exceptApplicantId the
 * applicant who resubmits @throws conflict DUPLICATE
 */
export async function assertNotDuplicate(
  db: Executor,
  jobOpeningId: number,
  person: Identity,
  exceptApplicantId?: number,
) {
  const isSamePerson = or(
    eq(sql`lower(${applicants.email})`, person.emailAddress),
    eq(applicants.seafarerCode, person.seafarerIdNumber),
    person.idNumber ? anyOf(applicants.idNumberHash, blindIndexes(person.idNumber)) : undefined,
  );
  const isAnother = exceptApplicantId === undefined ? undefined : ne(applicants.id, exceptApplicantId);
  const existing = await db
    .select({ id: applicants.id })
    .from(applicants)
    .where(and(eq(applicants.jobOpeningId, jobOpeningId), isAnother, isSamePerson));
  if (existing.length > 0) throw duplicate();
}

/** Convert a unique violation of concurrent submissions into a DUPLICATE conflict. */
export function asDuplicate(error: unknown): never {
  if (violates(error, "applicants_once")) throw duplicate();
  throw error;
}
