import { recordHref } from "../record-href";

const targets: [RegExp, string, string][] = [
  [/^certificate-/, "certification", ""],
  [/^(passport|seaman-book)-/, "crew-details", "#travel-documents"],
  [/^medical-/, "crew-details", "#medical"],
  [/-age$/, "crew-details", "#personal"],
];

/** Build the link to where a finding is resolved: the section of the record with the document, else the schedule. */
export function resolveHref(crewId: number, code: string): string {
  const [, tab, anchor] = targets.find(([pattern]) => pattern.test(code)) ?? ["", "upcoming-schedule", ""];
  return `${recordHref(crewId, tab)}${anchor}`;
}
