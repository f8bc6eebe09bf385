import type { SuitabilityLevel, SuitabilityReason } from "../../../enums/suitability";
import { addDays } from "@/lib/platform/calendar/dates";
import type { Member, Rotor } from "./rotation";

type EntryTemplate = {
  divisionId: 1 | 2;
  ranks: string[];
  level: SuitabilityLevel;
  reason: SuitabilityReason;
  description: string;
  /** Days after the last sign-off. */
  startsAfter: number;
  confirmedAfter: number | null;
  reply: string | null;
  removal: { reason: string; decision: "Approved" | "Not Approved" | null } | null;
  isOnBoard?: boolean;
};
/** An entry of the suitability register. */
export type SuitabilityCase = Omit<EntryTemplate, "divisionId" | "ranks" | "startsAfter" | "confirmedAfter"> & {
  startDate: string;
  confirmedOn: string | null;
  removedOn: string | null;
  isBarred: boolean;
};

const entryTemplates: EntryTemplate[] = [
  {
    divisionId: 1,
    ranks: ["able-seaman", "oiler", "cook"],
    level: 2,
    reason: "conduct",
    description:
      "Came back on board intoxicated at Samarinda and missed the evening watch; the master relieved him and sent a report.",
    startsAfter: 3,
    confirmedAfter: null,
    reply: "I regret it. I have not been drinking since and ask to be judged on the next contract.",
    removal: null,
  },
  {
    divisionId: 1,
    ranks: ["oiler", "able-seaman", "second-engineer"],
    level: 3,
    reason: "desertion",
    description:
      "Left the vessel at Balikpapan without signing off and did not answer for nine days; the vessel sailed one short.",
    startsAfter: 9,
    confirmedAfter: null,
    reply: null,
    removal: null,
  },
  {
    divisionId: 1,
    ranks: ["able-seaman", "bosun", "second-officer", "oiler"],
    level: 3,
    reason: "safety",
    description:
      "Entered a ballast tank alone and without a permit after two written warnings; a second man went in after him.",
    startsAfter: 5,
    confirmedAfter: 6,
    reply: null,
    removal: null,
  },
  {
    divisionId: 2,
    ranks: ["able-seaman", "oiler"],
    level: 1,
    reason: "safety",
    description:
      "Reported for a mooring line that parted; the enquiry found the rope worn and cleared him of any fault.",
    startsAfter: 0,
    confirmedAfter: null,
    reply: null,
    removal: null,
    isOnBoard: true,
  },
  {
    divisionId: 2,
    ranks: ["oiler", "able-seaman", "third-engineer"],
    level: 2,
    reason: "safety",
    description: "Found smoking on the poop deck during cargo operations at Plaju; signed off at the next port.",
    startsAfter: 2,
    confirmedAfter: null,
    reply: null,
    removal: null,
  },
  {
    divisionId: 2,
    ranks: ["third-engineer", "fourth-engineer", "third-officer", "able-seaman"],
    level: 3,
    reason: "document-fraud",
    description:
      "The issuer does not know the advanced tanker certificate handed in with the application; the number belongs to another seafarer.",
    startsAfter: 12,
    confirmedAfter: 5,
    reply: "The training centre issued it to me. I attach their letter.",
    removal: {
      reason: "The training centre confirms a clerical error in its register and has issued a corrected certificate.",
      decision: null,
    },
  },
  {
    divisionId: 2,
    ranks: ["able-seaman", "fitter", "chief-cook", "oiler"],
    level: 3,
    reason: "conduct",
    description: "A fight in the mess room in which another rating was hurt; both statements are on file.",
    startsAfter: 4,
    confirmedAfter: 7,
    reply: "We have settled it between us and with our families.",
    removal: {
      reason: "Both men settled the matter and the master of the time supports his return.",
      decision: "Approved",
    },
  },
];

const daysUntilDecision = 45;
const minDaysAshore = 60;

/** Choose a person ashore for two months and exclude them from planning; of the first rank that has one. */
function reserveMember({ divisionId, ranks }: EntryTemplate, rotor: Rotor, today: string): Member | null {
  const pools = [...rotor.ashore.keys()].filter((pool) => pool.startsWith(`${divisionId}|`)).sort();
  const preferred = [...ranks.flatMap((rank) => pools.filter((pool) => pool.endsWith(`|${rank}`))), ...pools];
  const ashore = preferred.flatMap((pool) => rotor.ashore.get(pool) ?? []);
  const candidate = ashore.find(({ stints }) => (stints.at(-1)?.left ?? today) <= addDays(today, -minDaysAshore));
  if (candidate)
    rotor.ashore.set(
      candidate.pool,
      (rotor.ashore.get(candidate.pool) ?? []).filter((member) => member !== candidate),
    );
  return candidate ?? null;
}

const onBoardOf = ({ divisionId, ranks }: EntryTemplate, rotor: Rotor) =>
  [...rotor.current.values()].find(
    ({ berth, member }) =>
      berth.divisionId === divisionId && ranks.includes(berth.rank) && !member.who && member.stints.length > 1,
  )?.member ?? null;

/** Choose the people in the register with their entries, and exclude them from planning. */
export function suitabilityCasesOf(rotor: Rotor, today: string): Map<Member, SuitabilityCase> {
  const cases = new Map<Member, SuitabilityCase>();
  for (const one of entryTemplates) {
    const member = one.isOnBoard ? onBoardOf(one, rotor) : reserveMember(one, rotor, today);
    if (!member || cases.has(member)) continue;
    const { startsAfter, confirmedAfter, divisionId: _division, ranks: _ranks, ...same } = one;
    const last = member.stints.findLast(({ left }) => left !== null)?.left ?? today;
    const startDate = addDays(last, startsAfter);
    const confirmedOn = confirmedAfter === null ? null : addDays(startDate, confirmedAfter);
    const removedOn = one.removal?.decision === "Approved" ? addDays(startDate, daysUntilDecision) : null;
    cases.set(member, {
      ...same,
      startDate,
      confirmedOn,
      removedOn,
      isBarred: confirmedOn !== null && removedOn === null,
    });
  }
  return cases;
}
