import type { UserActor } from "./actor";
import { entries, entryOfPath, type MenuEntry } from "./menu";
import { isReviewLink } from "./review-link";
import { holdsTag } from "./tags";
import { isAmong } from "./roles";

/** The missing link of an account: the head's vessel, or the person of a crew account. */
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

/** Pages that replace lists for heads and crew members. Documents 1 to 3 §6. */
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
  const group = (["heads", "crew-members"] as const).find((candidate) => isAmong(actor, candidate));
  return group && ownPages[name]?.[group]?.(actor);
}
const pathOf = (address: string) => address.split("?")[0] ?? "";
const entryAt = (address: string) => entries.find(({ path }) => path === pathOf(address));

/** Principals, heads and crew have no dashboard; a principal has one for an approval review. */
function hasDashboard(actor: UserActor, address: string): boolean {
  if (isAmong(actor, "principals"))
    return holdsTag(actor, "approval-crew") && isReviewLink(new URLSearchParams(address.split("?")[1]));
  return !isAmong(actor, "seafarers");
}

/**
 * Return the page an address redirects this actor to, or null. A redirect target is never redirected again.
 * @param address path with its query
 */
export function landingPageOf(actor: UserActor, address: string): string | null {
  const entry = entryAt(address);
  if (!entry) return null;
  const ownPage =
    entry.name === "dashboard"
      ? hasDashboard(actor, address)
        ? undefined
        : { path: profile }
      : ownPageOf(actor, entry);
  const target = ownPage && "path" in ownPage ? ownPage.path : null;
  return target && pathOf(target) !== pathOf(address) ? target : null;
}

/** Return the link an account lacks to view an area, for the text of the 404 page. */
export function missingAccountLinkOf(actor: UserActor, address: string): MissingLink | null {
  const entry = entryOfPath(pathOf(address));
  const ownPage = entry ? ownPageOf(actor, entry) : undefined;
  return ownPage && "missing" in ownPage ? ownPage.missing : null;
}

/** Return the address of a menu entry, which for heads and crew members is their own page. */
export const menuLinkOf = (actor: UserActor, entry: MenuEntry): string =>
  landingPageOf(actor, entry.path) ?? entry.path;
