import { getTranslations } from "next-intl/server";
import { certificateStatuses, certificateTerms } from "@/db/enums/crew";
import { isMonth, isYear } from "@/db/enums/spans";
import { suitabilityLevelIds, suitabilityLevels } from "@/db/enums/suitability";
import { can, type UserActor } from "@/lib/access/actor";
import type { crewFilterKeys } from "@/lib/features/crew/list/filter-keys.rules";
import { listVisibility } from "@/lib/features/crew/visibility/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isId } from "../filter-bar";
import { hidden, namedIn, type Filters } from "../list-screen/filters";
import { rankOptions, vesselOptions, vesselTypeOptions } from "../list-screen/options";
import { one, several } from "../list-screen/panel-filters";
import type { TextKey } from "../list-screen/texts";

type Viewer = { user: UserActor; tab: string };
type FilterKey = (typeof crewFilterKeys)[number];

const onTab =
  (name: string) =>
  ({ tab }: Viewer) =>
    tab === name;
const hasCertificates = ({ user, tab }: Viewer) => tab !== "blacklist" && listVisibility(user).professional;
const texts = () => getTranslations("crew.screens.filters");

const expiryDays = ["30", "60", "90", "180"] as const;
const reliefDues = ["overdue", "30", "60", "90"] as const;
const boardMonths = ["10", "11"] as const;

/** Filters of the crew list by tab: reliefs on board, idle off board, levels on the register. Document 2 §3 */
export const crewFilters = {
  position: several({ label: "screens.filters.position", known: isId, options: rankOptions }),
  vesselType: several({ label: "screens.filters.vesselType", known: isId, options: vesselTypeOptions }),
  vessel: several({ label: "screens.filters.vessel", known: isId, options: vesselOptions }),
  certificateStatus: several({
    label: "screens.filters.certificateStatus",
    known: certificateStatuses,
    when: hasCertificates,
    options: namedIn("crew.certificateStatus", certificateStatuses),
  }),
  expiringWithin: one({
    label: "screens.filters.expiringWithin",
    known: expiryDays,
    when: hasCertificates,
    options: async () => {
      const t = await texts();
      return expiryDays.map((days) => ({ value: days, label: t("withinDays", { days: Number(days) }) }));
    },
  }),
  certificates: one({
    label: "screens.filters.certificates",
    known: certificateTerms,
    when: hasCertificates,
    options: namedIn("crew.screens.filters.certificateTerms", certificateTerms),
  }),
  expiresIn: one({
    label: "screens.filters.expiresIn",
    known: isMonth,
    when: hasCertificates,
    options: ({ locale }, month) =>
      month ? [{ value: month, label: formatDate(`${month}-01`, locale, "month") }] : [],
  }),
  reliefDue: one({
    label: "screens.filters.reliefDue",
    known: reliefDues,
    when: onTab("on-board"),
    options: async () => {
      const t = await texts();
      return reliefDues.map((due) => ({
        value: due,
        label: due === "overdue" ? t("overdue") : t("withinDays", { days: Number(due) }),
      }));
    },
  }),
  uncovered: one({
    label: "screens.filters.uncovered",
    known: ["true"],
    when: onTab("on-board"),
    options: async () => [{ value: "true", label: (await texts())("noReliever") }],
  }),
  boardMonths: one({
    label: "screens.filters.boardMonths",
    known: boardMonths,
    when: onTab("on-board"),
    options: namedIn("crew.screens.filters.monthsOnBoard", boardMonths),
  }),
  idle: hidden(["true"], {
    when: ({ user, tab }) => tab === "off-board" && listVisibility(user).suitability,
  }),
  resignedIn: one({
    label: "screens.filters.resignedIn",
    known: isYear,
    when: onTab("resigned"),
    options: (_, year) => (year ? [{ value: year, label: year }] : []),
  }),
  level: several({
    label: "screens.filters.level",
    known: suitabilityLevelIds.map(String),
    when: onTab("blacklist"),
    options: async () => {
      const t = await getTranslations("crew.suitability");
      return suitabilityLevelIds.map((id) => ({ value: String(id), label: t(suitabilityLevels[id]) }));
    },
  }),
  removal: waitingFor("screens.filters.removal", "suitability:decide-removal"),
  confirmation: waitingFor("screens.filters.confirmation", "suitability:confirm-level-3"),
} satisfies Filters<TextKey<"crew">> & Record<FilterKey, unknown>;

/** Entries that wait for the viewer's decision. */
function waitingFor<const Label extends string>(label: Label, right: Parameters<typeof can>[1]) {
  return one({
    label,
    known: ["waiting"],
    when: onTab("blacklist"),
    options: async ({ user }) =>
      can(user, right) ? [{ value: "waiting", label: (await texts())("removalWaiting") }] : [],
  });
}
