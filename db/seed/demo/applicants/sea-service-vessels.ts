import type { Random } from "../random";

type Range = [from: number, to: number];
type Build = { prefix: string; grt: Range; hp: Range; dwt: Range };

const builds: Record<string, Build> = {
  "Tug Boat": { prefix: "TB", grt: [150, 380], hp: [1_200, 3_200], dwt: [90, 260] },
  "Crew Boat": { prefix: "CB", grt: [90, 240], hp: [1_500, 4_200], dwt: [40, 120] },
  "Utility Vessel": { prefix: "MV", grt: [350, 1_200], hp: [1_600, 4_000], dwt: [300, 1_100] },
  "Anchor Handling Tug Supply (AHTS)": { prefix: "AHTS", grt: [1_400, 2_700], hp: [5_150, 8_000], dwt: [1_300, 2_600] },
  "Platform Supply Vessel (PSV)": { prefix: "PSV", grt: [2_100, 3_900], hp: [4_800, 8_200], dwt: [2_900, 4_800] },
  "Landing Craft": { prefix: "LCT", grt: [380, 1_400], hp: [800, 1_900], dwt: [700, 2_600] },
  "Self-Propelled Barge": { prefix: "SPB", grt: [1_800, 4_200], hp: [1_400, 3_000], dwt: [3_000, 8_200] },
  "General Cargo": { prefix: "MV", grt: [3_100, 7_800], hp: [2_900, 6_000], dwt: [4_600, 11_500] },
  "Bulk Carrier": { prefix: "MV", grt: [17_500, 31_000], hp: [9_000, 13_000], dwt: [28_000, 56_000] },
  "Oil Product Tanker": { prefix: "MT", grt: [3_200, 21_000], hp: [3_800, 11_000], dwt: [5_000, 35_000] },
  "Crude Oil Tanker": { prefix: "MT", grt: [28_000, 62_000], hp: [14_000, 20_000], dwt: [48_000, 112_000] },
  "Chemical Tanker": { prefix: "MT", grt: [4_000, 12_500], hp: [4_600, 8_600], dwt: [6_200, 19_800] },
  "LPG Carrier": { prefix: "LPG/C", grt: [3_400, 18_000], hp: [4_200, 11_500], dwt: [3_900, 19_000] },
  "Asphalt/Bitumen Tanker": { prefix: "MT", grt: [3_000, 5_600], hp: [3_100, 4_800], dwt: [4_000, 7_000] },
  "Bunker Tanker": { prefix: "SPOB", grt: [900, 2_600], hp: [1_500, 2_700], dwt: [1_200, 3_900] },
};

const related: Record<string, string[]> = {
  "tug-boat": ["Tug Boat", "Tug Boat", "Landing Craft"],
  ahts: [
    "Anchor Handling Tug Supply (AHTS)",
    "Anchor Handling Tug Supply (AHTS)",
    "Platform Supply Vessel (PSV)",
    "Utility Vessel",
  ],
  "platform-supply-vessel": ["Platform Supply Vessel (PSV)", "Anchor Handling Tug Supply (AHTS)", "Utility Vessel"],
  "crew-boat": ["Crew Boat", "Utility Vessel", "Tug Boat"],
  "utility-vessel": ["Utility Vessel", "Crew Boat", "Anchor Handling Tug Supply (AHTS)"],
  "landing-craft": ["Landing Craft", "Self-Propelled Barge", "Tug Boat"],
  "self-propelled-barge": ["Self-Propelled Barge", "Landing Craft", "General Cargo"],
  "general-cargo": ["General Cargo", "Bulk Carrier", "Self-Propelled Barge"],
  "oil-product-tanker": ["Oil Product Tanker", "Oil Product Tanker", "Crude Oil Tanker", "Bunker Tanker"],
  "crude-oil-tanker": ["Crude Oil Tanker", "Oil Product Tanker"],
  "chemical-tanker": ["Chemical Tanker", "Chemical Tanker", "Oil Product Tanker"],
  "lpg-carrier": ["LPG Carrier", "LPG Carrier", "Oil Product Tanker"],
  "asphalt-tanker": ["Asphalt/Bitumen Tanker", "Oil Product Tanker"],
  "bunker-tanker": ["Bunker Tanker", "Oil Product Tanker"],
};

/** Vessel types a seafarer has sailed on, as the sea service form names them. */
export const vesselsLike = (vesselTypeKey: string) => related[vesselTypeKey] ?? ["General Cargo"];

/** Create a vessel of a type with plausible measures: GRT, HP of the main engines, DWT. */
export function seaServiceVesselOf(random: Random, vesselType: string, name: string) {
  const build = builds[vesselType];
  if (!build) throw new Error(`No build for ${vesselType}`);
  const size = (range: Range) => random.int(...range);
  return {
    vesselType,
    vesselName: `${build.prefix} ${name}`,
    grt: size(build.grt),
    hp: size(build.hp),
    dwt: size(build.dwt),
  };
}
