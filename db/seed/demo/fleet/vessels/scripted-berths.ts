/** State of a berth on the seeding day, in days before and after it. */
type Ending =
  | { kind: "on-board"; joinedDaysAgo: number; leavesInDays: number; who?: string; extendedFrom?: number }
  | { kind: "handover"; joinedDaysAgo: number; leavesInDays: number }
  | { kind: "empty"; sinceDaysAgo: number };

/** The relief planned for a berth, where it is not left to the vessel's planning. */
export type Relief = {
  answer:
    | "confirmed"
    | "principal-pending"
    | "employee-pending"
    | "principal-rejected"
    | "employee-rejected"
    | "nobody";
  /** Days between the sign-off and the relief's sign-on; negative when both are on board. */
  gapDays?: number;
  overlapReason?: string;
  /** The person on board comes back afterwards. */
  returns?: boolean;
};

export type Script = { ending?: Ending; relief?: Relief };

/** What there is to see in the demo, by vessel, rank and number of the berth. */
export const scripts: Record<string, Script> = {
  "AHTS Wallacea Perkasa|master|1": {
    ending: { kind: "on-board", joinedDaysAgo: 96, leavesInDays: 58, who: "crewmarine" },
    relief: { answer: "confirmed", returns: true },
  },
  "AHTS Wallacea Perkasa|able-seaman|1": {
    ending: { kind: "on-board", joinedDaysAgo: 41, leavesInDays: 143, who: "crewmarine-crew" },
  },
  "AHTS Wallacea Perkasa|second-officer|1": {
    ending: { kind: "on-board", joinedDaysAgo: 150, leavesInDays: 44 },
    relief: {
      answer: "principal-pending",
      gapDays: -14,
      overlapReason: "Two weeks of double bridge watch for the DP trials of the client.",
    },
  },
  "PSV Arafura Bakti|chief-engineer|1": { ending: { kind: "handover", joinedDaysAgo: 2, leavesInDays: 178 } },
  "PSV Arafura Bakti|oiler|1": {
    ending: { kind: "on-board", joinedDaysAgo: 347, leavesInDays: 9, extendedFrom: -100 },
    relief: { answer: "employee-pending" },
  },
  "PSV Arafura Bakti|second-engineer|1": {
    ending: { kind: "on-board", joinedDaysAgo: 205, leavesInDays: 41, extendedFrom: -4 },
    relief: { answer: "confirmed", gapDays: 12 },
  },
  "CB Elang Pesisir 05|able-seaman|1": {
    ending: { kind: "empty", sinceDaysAgo: 6 },
    relief: { answer: "confirmed", gapDays: 15 },
  },
  "TB Mahakam Sentosa 11|able-seaman|2": {
    ending: { kind: "on-board", joinedDaysAgo: 208, leavesInDays: -25 },
    relief: { answer: "employee-pending", gapDays: 34 },
  },
  "TB Barito Sentosa 8|chief-engineer|1": {
    ending: { kind: "on-board", joinedDaysAgo: 139, leavesInDays: 43 },
    relief: { answer: "principal-rejected" },
  },
  "MV Tirta Sembada|chief-officer|1": { ending: { kind: "empty", sinceDaysAgo: 24 }, relief: { answer: "nobody" } },
  "MV Tirta Sembada|cook|1": {
    ending: { kind: "on-board", joinedDaysAgo: 160, leavesInDays: 22 },
    relief: { answer: "nobody" },
  },
  "MT Samudra Kencana|chief-engineer|1": {
    ending: { kind: "on-board", joinedDaysAgo: 121, leavesInDays: 76, who: "crewtanker-head" },
    relief: { answer: "confirmed", returns: true },
  },
  "MT Samudra Kencana|oiler|1": {
    ending: { kind: "on-board", joinedDaysAgo: 63, leavesInDays: 205, who: "crewtanker" },
  },
  "MT Cakra Kimia|second-officer|1": { ending: { kind: "handover", joinedDaysAgo: 4, leavesInDays: 236 } },
  "MT Cakra Kimia|chief-officer|1": {
    ending: { kind: "on-board", joinedDaysAgo: 168, leavesInDays: 47 },
    relief: { answer: "principal-pending" },
  },
  "MT Laksamana Putih|pumpman|1": {
    ending: { kind: "empty", sinceDaysAgo: 33 },
    relief: { answer: "employee-pending", gapDays: 45 },
  },
  "MT Laksamana Putih|third-officer|1": {
    ending: { kind: "on-board", joinedDaysAgo: 190, leavesInDays: 28 },
    relief: { answer: "employee-rejected" },
  },
  "MT Laksamana Putih|engine-cadet|1": { ending: { kind: "empty", sinceDaysAgo: 58 }, relief: { answer: "nobody" } },
  "LPG/C Kerinci Bahari|master|1": {
    ending: { kind: "on-board", joinedDaysAgo: 149, leavesInDays: 62 },
    relief: { answer: "principal-pending", returns: true },
  },
};

export const berthKey = (vessel: string, rank: string, sequence: number) => `${vessel}|${rank}|${sequence}`;

/** How far the planning of a vessel is; it decides which reliefs are found and answered. */
type Planning = "planned" | "on-planning";
export const plannings: Record<string, Planning> = {
  "CB Elang Pesisir 05": "planned",
  "MT Samudra Kencana": "planned",
  "SPOB Kapuas Abadi": "planned",
};
