const workboat = ["master", "chief-officer", "second-officer", "chief-engineer", "second-engineer"];
const offshoreDeck = ["master", "chief-officer", "second-officer", "bosun", "able-seaman", "able-seaman", "able-seaman"];
const offshoreEngine = ["chief-engineer", "second-engineer", "third-engineer", "electrician", "oiler", "oiler"];
const officers = ["master", "chief-officer", "second-officer", "third-officer", "chief-engineer", "second-engineer", "third-engineer", "fourth-engineer"];
const tankerRatings = ["bosun", "pumpman", "able-seaman", "able-seaman", "able-seaman", "fitter", "oiler", "oiler", "oiler", "chief-cook", "mess-boy"];
const cadets = ["deck-cadet", "engine-cadet"];

/** Ranks a ship of a kind sails with, one entry for each berth, as her safe manning document and charterers ask for. */
export const complements: Record<string, string[]> = {
  none: [],
  "tug-boat": [...workboat, "able-seaman", "able-seaman", "oiler", "oiler", "cook"],
  "harbour-tug": [...workboat, "able-seaman", "able-seaman", "oiler", "cook"],
  "crew-boat": ["master", "chief-officer", "chief-engineer", "able-seaman", "oiler"],
  ahts: [...offshoreDeck, ...offshoreEngine, "cook"],
  "platform-supply-vessel": [...offshoreDeck, "third-officer", ...offshoreEngine, "cook"],
  "utility-vessel": ["master", "chief-officer", "second-officer", "bosun", "able-seaman", "able-seaman", "chief-engineer", "second-engineer", "oiler", "oiler", "cook"],
  "product-tanker": [...officers, "electrician", ...tankerRatings, "ordinary-seaman", "wiper"],
  "small-product-tanker": [...officers, ...tankerRatings, "ordinary-seaman"],
  "chemical-tanker": [...officers, "electrician", ...tankerRatings, "ordinary-seaman", "deck-cadet"],
  "crude-tanker": [...officers, "electrician", ...tankerRatings, "ordinary-seaman", ...cadets],
  "lpg-carrier": [...officers, "electrician", ...tankerRatings],
  "bunker-tanker": ["master", "chief-officer", "second-officer", "chief-engineer", "second-engineer", "third-engineer", "able-seaman", "able-seaman", "able-seaman", "oiler", "oiler", "chief-cook"],
};

/** Kinds of ship whose people relieve each other; they hold the certificates of all of them. */
const families = [
  ["tug-boat", "crew-boat", "landing-craft"],
  ["ahts", "platform-supply-vessel", "utility-vessel"],
  ["oil-product-tanker", "crude-oil-tanker", "chemical-tanker", "bunker-tanker"],
  ["lpg-carrier"],
];

export const familyOf = (vesselTypeKey: string): string[] => families.find((family) => family.includes(vesselTypeKey)) ?? [vesselTypeKey];
