import { recordHref } from "../record-href";

const places: [RegExp, string, string][] = [
  [/^certificate-/, "certification", ""],
  [/^(passport|seaman-book)-/, "crew-details", "#travel-documents"],
  [/^medical-/, "crew-details", "#medical"],
  [/-age$/, "crew-details", "#personal"],
];

/** Where somebody solves what the forecast says: the part of the record the papers stand in, else the person's schedule. */
export function solveHref(crewId: number, code: string): string {
  const [, tab, anchor] = places.find(([pattern]) => pattern.test(code)) ?? ["", "upcoming-schedule", ""];
  return `${recordHref(crewId, tab)}${anchor}`;
}
