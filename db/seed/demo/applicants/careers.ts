import { positions } from "../../reference/positions";

type Schooling = "academy" | "vocational" | "general";
type Career = {
  /** Positions held, first to last, as the sea service form names them. */
  ladder: string[];
  /** Years since the first day at sea, from and to. */
  years: [number, number];
  schooling: Schooling;
};

const deck = ["Deck Cadet", "Third Officer", "Second Officer", "Chief Officer", "Master"];
const engine = ["Engine Cadet", "Fourth Engineer", "Third Engineer", "Second Engineer", "Chief Engineer"];
const deckRating = ["Ordinary Seaman (OS)", "Able Seaman (AB)"];
const engineRating = ["Wiper", "Oiler"];

const officer = (ladder: string[], rungs: number, years: [number, number]): Career => ({
  ladder: ladder.slice(0, rungs),
  years,
  schooling: "academy",
});
const rating = (ladder: string[], years: [number, number], schooling: Schooling = "vocational"): Career => ({
  ladder,
  years,
  schooling,
});

const careers: Record<string, Career> = {
  master: officer(deck, 5, [12, 17]),
  "chief-officer": officer(deck, 4, [9, 14]),
  "second-officer": officer(deck, 3, [6, 11]),
  "third-officer": officer(deck, 2, [3, 5]),
  "chief-engineer": officer(engine, 5, [12, 17]),
  "second-engineer": officer(engine, 4, [8, 13]),
  "third-engineer": officer(engine, 3, [6, 11]),
  "fourth-engineer": officer(engine, 2, [3, 5]),
  electrician: rating(["Electrician"], [4, 12]),
  bosun: rating([...deckRating, "Bosun"], [9, 16]),
  pumpman: rating([...deckRating, "Pumpman"], [8, 15]),
  "able-seaman": rating(deckRating, [4, 13]),
  "ordinary-seaman": rating(deckRating.slice(0, 1), [1, 4]),
  fitter: rating([...engineRating, "Fitter"], [8, 15]),
  oiler: rating(engineRating, [4, 13]),
  wiper: rating(engineRating.slice(0, 1), [1, 4]),
  cook: rating(["Mess Boy", "Cook"], [4, 15], "general"),
  "chief-cook": rating(["Mess Boy", "Cook", "Chief Cook"], [7, 15], "general"),
  "mess-boy": rating(["Mess Boy"], [1, 4], "general"),
  "deck-cadet": { ladder: [], years: [0, 0], schooling: "academy" },
  "engine-cadet": { ladder: [], years: [0, 0], schooling: "academy" },
};

/** @param positionKey a key of the reference positions, e.g. "tanker-chief-officer" */
export function careerOf(positionKey: string): Career {
  const career = careers[positionKey.slice(positionKey.indexOf("-") + 1)];
  if (!career) throw new Error(`No career for ${positionKey}`);
  return career;
}

export const positionSeed = (divisionId: number, nameEn: string) =>
  positions.find((position) => position.divisionId === divisionId && position.nameEn === nameEn);
