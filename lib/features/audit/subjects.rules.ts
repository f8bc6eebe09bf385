/**
 * What an entry is about, by its operation: the first that fits counts. PostgreSQL reads the same patterns,
 * so they hold nothing that it would read in another way.
 */
export const subjectPatterns = {
  crew: "^(crew[.]|preparation[.]|scheduling[.]|suitability[.]apply$)",
  register: "^suitability[.]",
  seat: "^manning[.](insert|remove)-seat$",
  assignment: "^manning[.]",
  principal: "^vessels[.]((create|update|retire)-principal|(create|update|remove)-contact)$",
  area: "^vessels[.]create-operation-area$",
  vessel: "^vessels[.]",
  voyage: "^voyages[.]",
  user: "^users[.]",
  applicant: "^applicants[.]",
  "job-opening": "^job-openings[.]",
  option: "^lookups[.]",
  rates: "^rates[.]",
  chandler: "^chandler[.]",
  contract: "^contracts[.]",
} as const;
export type SubjectKind = keyof typeof subjectPatterns;
// Object.keys tells only that they are text.
export const subjectKinds = Object.keys(subjectPatterns) as [SubjectKind, ...SubjectKind[]];
const patterns = subjectKinds.map((kind) => ({ kind, pattern: new RegExp(subjectPatterns[kind]) }));

/** What kind of record an entry is about, null where its subject is no record. */
export const subjectKindOf = (operation: string, subject: string): SubjectKind | null =>
  /^\d{1,9}$/.test(subject) ? (patterns.find(({ pattern }) => pattern.test(operation))?.kind ?? null) : null;
