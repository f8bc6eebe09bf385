import { database } from "@/db/client";
import { examine, type Finding } from "@/db/doctor/examine";
import { AppError } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { invariants } from "./invariants";

/** Return invariants by id, or all of them. @throws not-found for an unknown id */
export function invariantsById(ids: readonly string[] = []) {
  const unknownId = ids.find((id) => !invariants.some((one) => one.id === id));
  if (unknownId !== undefined) throw new AppError("not-found", "errors.notFound", {}, [], unknownId);
  return ids.length > 0 ? invariants.filter(({ id }) => ids.includes(id)) : invariants;
}

/**
 * Check the database invariants, read-only and one after the other, each at most a minute.
 * @param only ids of the invariants to check; all of them without
 * @param now time from which the ages of jobs, mails and tokens are measured
 * @returns violations; an empty list when all is well
 */
export const checkInvariants = ({
  only = [],
  now = new Date(),
}: { only?: readonly string[]; now?: Date } = {}): Promise<Finding[]> => examine(database(), invariantsById(only), now);

/** Return the texts of an invariant: its rule, and what an administrator does about a violation. */
export function textsOf(id: string, locale: Locale): { holds: string; mend: string } {
  const t = translator(locale);
  return { holds: t(`doctor.${id}.holds`), mend: t(`doctor.${id}.mend`) };
}
