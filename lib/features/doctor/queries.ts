import { database } from "@/db/client";
import { examine, type Finding } from "@/db/doctor/examine";
import { AppError } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { invariants } from "./invariants";

/** Invariants by their ids; all of them without any. @throws not-found for an id there is not */
export function chosen(ids: readonly string[] = []) {
  const unknown = ids.find((id) => !invariants.some((one) => one.id === id));
  if (unknown !== undefined) throw new AppError("not-found", "errors.notFound", {}, [], unknown);
  return ids.length > 0 ? invariants.filter(({ id }) => ids.includes(id)) : invariants;
}

/**
 * Ask whether everything holds that must hold in the database: read-only, one invariant after the other, each at most a minute.
 * @param only ids of the invariants to ask; all of them without
 * @param now instant the ages of jobs, mails and tokens are measured from
 * @returns findings, none where all is well
 */
export const runDoctor = ({ only = [], now = new Date() }: { only?: readonly string[]; now?: Date } = {}): Promise<
  Finding[]
> => examine(database(), chosen(only), now);

/** What an invariant says must hold, and what an administrator does about a break, in words. */
export function wordsOf(id: string, locale: Locale): { holds: string; mend: string } {
  const t = translator(locale);
  return { holds: t(`doctor.${id}.holds`), mend: t(`doctor.${id}.mend`) };
}
