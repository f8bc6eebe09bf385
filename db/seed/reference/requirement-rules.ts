type DeckTicket = { master: string; chiefOfficer: string; watch: string };
type EngineTicket = { chief: string; second: string; watch: string };
type Education = "academy" | "mixed" | "vocational";

type VesselRule = {
  deck: DeckTicket;
  engine: EngineTicket;
  education: Education;
  radio: "gmdss-goc" | "gmdss-roc";
  cargo: "none" | "oil" | "chemical" | "gas";
  offshore: boolean;
  dynamicPositioning: boolean;
};

const deckTickets = {
  under500Gt: { master: "ant-iv", chiefOfficer: "ant-v", watch: "ant-v" },
  coastal: { master: "ant-iv-m", chiefOfficer: "ant-iv", watch: "ant-v" },
  under3000Gt: { master: "ant-iii-m", chiefOfficer: "ant-iii-m", watch: "ant-iii" },
  over3000Gt: { master: "ant-ii", chiefOfficer: "ant-ii", watch: "ant-iii" },
  oceanGoing: { master: "ant-i", chiefOfficer: "ant-ii", watch: "ant-iii" },
} satisfies Record<string, DeckTicket>;

const engineTickets = {
  coastal: { chief: "att-iv-m", second: "att-iv", watch: "att-v" },
  under3000Kw: { chief: "att-iii-m", second: "att-iii-m", watch: "att-iii" },
  over3000Kw: { chief: "att-ii", second: "att-ii", watch: "att-iii" },
  oceanGoing: { chief: "att-i", second: "att-ii", watch: "att-iii" },
} satisfies Record<string, EngineTicket>;

const workboat: VesselRule = {
  deck: deckTickets.under500Gt,
  engine: engineTickets.coastal,
  education: "vocational",
  radio: "gmdss-roc",
  cargo: "none",
  offshore: false,
  dynamicPositioning: false,
};

const coaster: VesselRule = { ...workboat, deck: deckTickets.coastal, radio: "gmdss-goc" };

const offshoreSupport: VesselRule = {
  ...coaster,
  deck: deckTickets.under3000Gt,
  engine: engineTickets.under3000Kw,
  education: "mixed",
  offshore: true,
};

const tanker: VesselRule = {
  deck: deckTickets.oceanGoing,
  engine: engineTickets.oceanGoing,
  education: "academy",
  radio: "gmdss-goc",
  cargo: "oil",
  offshore: false,
  dynamicPositioning: false,
};

export const vesselRules: Record<string, VesselRule> = {
  "tug-boat": workboat,
  "crew-boat": { ...workboat, offshore: true },
  "landing-craft": coaster,
  "self-propelled-barge": coaster,
  "utility-vessel": offshoreSupport,
  // Anchor handlers stay under 3,000 GT but their engines do not stay under 3,000 kW.
  ahts: { ...offshoreSupport, engine: engineTickets.over3000Kw, dynamicPositioning: true },
  "platform-supply-vessel": {
    ...offshoreSupport,
    deck: deckTickets.over3000Gt,
    engine: engineTickets.over3000Kw,
    education: "academy",
    dynamicPositioning: true,
  },
  "general-cargo": { ...coaster, deck: deckTickets.over3000Gt, engine: engineTickets.over3000Kw, education: "academy" },
  "oil-product-tanker": tanker,
  "crude-oil-tanker": tanker,
  "chemical-tanker": { ...tanker, cargo: "chemical" },
  "lpg-carrier": { ...tanker, cargo: "gas" },
  "asphalt-tanker": { ...tanker, deck: deckTickets.over3000Gt, engine: engineTickets.over3000Kw },
  "bunker-tanker": { ...tanker, deck: deckTickets.under3000Gt, engine: engineTickets.under3000Kw, education: "mixed" },
};

export const cargoCourses: Record<VesselRule["cargo"], { basic: string[]; advanced: string[] }> = {
  none: { basic: [], advanced: [] },
  oil: { basic: ["boct"], advanced: ["aot"] },
  chemical: { basic: ["boct"], advanced: ["act"] },
  gas: { basic: ["blgt"], advanced: ["algt"] },
};

const officerEducation: Record<Education, (major: string) => string> = {
  academy: (major) => `D-III / D-IV ${major}`,
  mixed: (major) => `SMK Pelayaran / D-III ${major}`,
  vocational: (major) => `SMK Pelayaran ${major} / Diklat Pelaut ${major}`,
};

export function educationFor(rank: string, department: string, education: Education): string {
  const major = department === "deck" ? "Nautika" : "Teknika";
  if (rank === "deck-cadet" || rank === "engine-cadet") {
    return education === "vocational" ? `SMK Pelayaran ${major} (prala)` : `D-III / D-IV ${major} (prala)`;
  }
  if (department === "catering") return rank === "mess-boy" ? "SMA / SMK sederajat" : "SMK Tata Boga / SMA sederajat";
  if (rank === "electrician") return "SMK Teknik Listrik / D-III Elektro";
  if (rank === "fitter") return "SMK Teknik Pengelasan / Teknik Mesin";
  if (officers.has(rank)) return officerEducation[education](major);
  return `SMK Pelayaran / Diklat Rating ${department === "deck" ? "Dek" : "Mesin"}`;
}

export const officers = new Set([
  "master",
  "chief-officer",
  "second-officer",
  "third-officer",
  "chief-engineer",
  "second-engineer",
  "third-engineer",
  "fourth-engineer",
]);

export const cargoOfficers = new Set(["master", "chief-officer", "chief-engineer", "second-engineer"]);

export const yearsInRank: Record<string, number> = {
  master: 3,
  "chief-officer": 2,
  "second-officer": 1,
  "third-officer": 0,
  "chief-engineer": 3,
  "second-engineer": 2,
  "third-engineer": 1,
  "fourth-engineer": 0,
  electrician: 2,
  bosun: 3,
  pumpman: 2,
  "able-seaman": 1,
  "ordinary-seaman": 0,
  fitter: 2,
  oiler: 1,
  wiper: 0,
  cook: 1,
  "chief-cook": 2,
  "mess-boy": 0,
  "deck-cadet": 0,
  "engine-cadet": 0,
};
