import type { rateStates } from "@/db/enums/rates";
import { addDays } from "@/lib/platform/calendar/dates";

type Dated = { state: (typeof rateStates)[number]; effectiveFrom: string };

/** Return the version for a day: the newest verified one in effect. */
export const inForceOn = <V extends Dated>(versions: readonly V[], day: string): V | undefined =>
  versions
    .filter(({ state, effectiveFrom }) => state === "verified" && effectiveFrom <= day)
    .reduce<V | undefined>(
      (newest, one) => (newest && newest.effectiveFrom >= one.effectiveFrom ? newest : one),
      undefined,
    );

/** Return the version this one replaces: in force the day before it takes effect. */
export const versionBefore = <V extends Dated>(versions: readonly V[], { effectiveFrom }: Dated): V | undefined =>
  inForceOn(versions, addDays(effectiveFrom, -1));

export const versionStatuses = ["draft", "coming", "in-force", "past"] as const;
export type VersionStatus = (typeof versionStatuses)[number];

/** Return a version's status today among the others. */
export function versionStatusOf<V extends Dated>(version: V, versions: readonly V[], today: string): VersionStatus {
  if (version.state === "draft") return "draft";
  if (version.effectiveFrom > today) return "coming";
  return inForceOn(versions, today)?.effectiveFrom === version.effectiveFrom ? "in-force" : "past";
}
