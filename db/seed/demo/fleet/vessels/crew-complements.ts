const workboat = ["master", "chief-officer", "second-officer", "chief-engineer", "second-engineer"];
const offshoreDeck = [
  "master",
  "chief-officer",
  "second-officer",
  "bosun",
  "able-seaman",
  "able-seaman",
  "able-seaman",
];
const offshoreEngine = ["chief-engineer", "second-engineer", "third-engineer", "electrician", "oiler", "oiler"];
const officers = [
  "master",
  "chief-officer",
  "second-officer",
  "third-officer",
  "chief-engineer",
  "second-engineer",
  "third-engineer",
  "fourth-engineer",
];
const tankerRatings = [
  "bosun",
  "pumpman",
  "able-seaman",
  "able-seaman",
  "able-seaman",
  "fitter",
  "oiler",
  "oiler",
  "oiler",
  "chief-cook",
  "mess-boy",
];
const cadets = ["deck-cadet", "engine-cadet"];

/** Ranks of a vessel by type, one entry per berth, as in safe manning documents. */
export const complements: Record<string, string[]> = {
  none: [],
  "tug-boat": [...workboat, "able-seaman", "able-seaman", "oiler", "oiler", "cook"],
  "harbour-tug": [...workboat, "able-seaman", "able-seaman", "oiler", "cook"],
  "crew-boat": ["master", "chief-officer", "chief-engineer", "able-seaman", "oiler"],
  ahts: [...offshoreDeck, ...offshoreEngine, "cook"],
  "platform-supply-vessel": [...offshoreDeck, "third-officer", ...offshoreEngine, "cook"],
  "utility-vessel": [...workboat, "bosun", "able-seaman", "able-seaman", "oiler", "oiler", "cook"],
  "product-tanker": [...officers, "electrician", ...tankerRatings, "ordinary-seaman", "wiper"],
  "small-product-tanker": [...officers, ...tankerRatings, "ordinary-seaman"],
  "chemical-tanker": [...officers, "electrician", ...tankerRatings, "ordinary-seaman", "deck-cadet"],
  "crude-tanker": [...officers, "electrician", ...tankerRatings, "ordinary-seaman", ...cadets],
  "lpg-carrier": [...officers, "electrician", ...tankerRatings],
  "bunker-tanker": [
    ...workboat,
    "third-engineer",
    "able-seaman",
    "able-seaman",
    "able-seaman",
    "oiler",
    "oiler",
    "chief-cook",
  ],
};

const workboats = ["tug-boat", "crew-boat", "landing-craft"];
const offshore = ["ahts", "platform-supply-vessel", "utility-vessel"];
const liquids = ["oil-product-tanker", "crude-oil-tanker", "chemical-tanker", "bunker-tanker"];
const gas = ["lpg-carrier"];
const trades = [workboats, offshore, liquids, gas];
const divisions = [
  [...workboats, ...offshore],
  [...liquids, ...gas],
];

/** Vessel types that share a pool of crew: officers by trade, ratings by division. */
export const familyOf = (vesselTypeKey: string, rank: string): string[] =>
  (officers.includes(rank) ? trades : divisions).find((family) => family.includes(vesselTypeKey)) ?? [vesselTypeKey];
