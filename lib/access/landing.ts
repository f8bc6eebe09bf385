import type { UserActor } from "./actor";
import { entries, entryOfPath, type MenuEntry } from "./menu";
import { isReviewLink } from "./review-link";
import { holdsTag } from "./tags";
import { isAmong } from "./roles";

/** What an account without it cannot be led to: the vessel a head answers for, the person behind a crew account. */
type MissingLink = "vessel" | "person";
type OwnPage = { path: string } | { missing: MissingLink };

const profile = "/dashboard/profile";
const ownDetails = ({ crewId }: UserActor): OwnPage =>
  crewId ? { path: `/dashboard/crew-management/${crewId}/details?tab=crew-details` } : { missing: "person" };
const ownVessel = ({ vesselId }: UserActor): OwnPage =>
  vesselId ? { path: `/dashboard/vessel-management/${vesselId}/details` } : { missing: "vessel" };

const ownJoiners = ({ vesselId }: UserActor): OwnPage =>
  vesselId ? { path: `/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews` } : { missing: "vessel" };

const ownRequests = ({ vesselId }: UserActor): OwnPage =>
  vesselId ? { path: `/dashboard/crew-benefit/ship-chandler/vessel/${vesselId}/details` } : { missing: "vessel" };

const ownSchedules =
  (root: string) =>
  ({ vesselId }: UserActor): OwnPage =>
    vesselId ? { path: `${root}/vessel/${vesselId}/crews` } : { missing: "vessel" };

const ownAppraisals = ({ vesselId }: UserActor): OwnPage =>
  vesselId ? { path: `/dashboard/appraisal/${vesselId}/crew` } : { missing: "vessel" };

/** Where the lists of staff lead a head and a crew member instead. Documents 1 to 3 §6. */
const ownPages: Record<string, Partial<Record<"heads" | "crew-members", (actor: UserActor) => OwnPage>>> = {
  "crew-management": { heads: ownDetails, "crew-members": ownDetails },
  "vessel-management": { heads: ownVessel },
  "onboard-preparation": { heads: ownJoiners },
  "ship-chandler": { heads: ownRequests },
  "onboard-scheduling": { heads: ownSchedules("/dashboard/manning/onboard-scheduling") },
  "service-and-administration": { heads: ownSchedules("/dashboard/service-and-administration") },
  appraisal: { heads: ownAppraisals },
};

function ownPageOf(actor: UserActor, { name }: MenuEntry): OwnPage | undefined {
  const group = (["heads", "crew-members"] as const).find((one) => isAmong(actor, one));
  return group && ownPages[name]?.[group]?.(actor);
}
const pathOf = (address: string) => address.split("?")[0] ?? "";
const entryAt = (address: string) => entries.find(({ path }) => path === pathOf(address));

/** Principals, heads and crew have no dashboard of their own; a principal's approval review is one. */
function hasDashboard(actor: UserActor, address: string): boolean {
  if (isAmong(actor, "principals"))
    return holdsTag(actor, "approval-crew") && isReviewLink(new URLSearchParams(address.split("?")[1]));
  return !isAmong(actor, "seafarers");
}

/**
 * Where an address leads this actor instead, or null to stay. Pure; the target of a redirect is never redirected again.
 * @param address path with its query
 */
export function landingOf(actor: UserActor, address: string): string | null {
  const entry = entryAt(address);
  if (!entry) return null;
  const own =
    entry.name === "dashboard"
      ? hasDashboard(actor, address)
        ? undefined
        : { path: profile }
      : ownPageOf(actor, entry);
  const target = own && "path" in own ? own.path : null;
  return target && pathOf(target) !== pathOf(address) ? target : null;
}

/** What an account lacks so that an area can be shown at all, for the words of its 404 page. */
export function missingLinkOf(actor: UserActor, address: string): MissingLink | null {
  const entry = entryOfPath(pathOf(address));
  const own = entry ? ownPageOf(actor, entry) : undefined;
  return own && "missing" in own ? own.missing : null;
}

/** The address behind a menu entry: a head's and a crew member's is their own page. */
export const linkOf = (actor: UserActor, entry: MenuEntry): string => landingOf(actor, entry.path) ?? entry.path;
