import { and, eq } from "drizzle-orm";
import { certificateTerms } from "@/db/enums/crew";
import type { CardTone } from "@/db/enums/dashboard";
import { filteredCounts } from "@/db/filtered-counts";
import { crew } from "@/db/schema/crew";
import {
  type CardCounts,
  type CardGroups,
  type CardList,
  type DashboardQuery,
  type Figure,
  figuresOf,
} from "@/lib/platform/registry/dashboard-card";
import { hasCertificates, tabCounts } from "./list/queries";
import { visibleTo } from "./queries";
import { hasStatus } from "./visibility/status.queries";
import { listVisibility } from "./visibility/rules";

/** Count people who have not resigned by their first certificate expiry. */
async function countCertificates({ db, actor, today }: DashboardQuery): Promise<Record<string, number>> {
  const terms = certificateTerms.map((term) => [term, hasCertificates(term, today)]);
  const [row] = await db
    .select(filteredCounts(Object.fromEntries(terms)))
    .from(crew)
    .where(and(visibleTo(actor), hasStatus("all", listVisibility(actor).suitability)));
  return row ?? {};
}

/**
 * Count people by status, as the tabs of the crew list do.
 * Barred people are counted separately only for viewers of the blacklist.
 */
async function countCrew({ db, actor, today }: DashboardQuery): Promise<CardCounts> {
  const canViewBlacklist = listVisibility(actor).suitability;
  const [{ counts }, barred] = await Promise.all([
    tabCounts(db, actor, {}, today),
    canViewBlacklist ? db.$count(crew, and(visibleTo(actor), eq(crew.status, "blacklist"))) : 0,
  ]);
  const total = (counts["off-board"] ?? 0) + (counts["on-board"] ?? 0) + barred;
  return { ...counts, total };
}

const crewList: CardList = {
  path: "/dashboard/crew-management",
  right: "crew:list",
  tag: "crew-management",
  unit: "people",
};

const expiringWithin = (key: string, tone: CardTone): Figure => ({
  key,
  tone,
  query: { tab: "all", certificates: key },
});

export const groups: CardGroups = {
  crewCertificateStatus: {
    right: "dashboard:certificates",
    cards: figuresOf(crewList, [
      expiringWithin("expired", "error"),
      expiringWithin("within-30", "warning"),
      expiringWithin("within-60", "warning"),
      expiringWithin("within-90", "warning"),
      expiringWithin("missing", "warning"),
      expiringWithin("on-board", "warning"),
    ]),
    count: countCertificates,
  },
  crewManagement: {
    right: "dashboard:crew",
    cards: [
      ...figuresOf(crewList, [
        { key: "total", tone: "primary", query: { tab: "all" } },
        { key: "on-board", tone: "success", query: { tab: "on-board" } },
        { key: "off-board", tone: "primary", query: { tab: "off-board" } },
      ]),
      ...figuresOf({ ...crewList, right: "crew:suitability-tab", unit: "entries" }, [
        { key: "blacklist", tone: "neutral", query: { tab: "blacklist" } },
      ]),
      ...figuresOf(crewList, [{ key: "resigned", tone: "neutral", query: { tab: "resigned" } }]),
    ],
    count: countCrew,
  },
};
