/**
 * Kinds of subjects by operation; the first match applies. PostgreSQL uses the same patterns, so they contain only
 * common syntax.
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
// Object.keys is typed as string[] only.
export const subjectKinds = Object.keys(subjectPatterns) as [SubjectKind, ...SubjectKind[]];
const patterns = subjectKinds.map((kind) => ({ kind, pattern: new RegExp(subjectPatterns[kind]) }));

/** Return the kind of record of an entry, or null. */
export const subjectKindOf = (operation: string, subject: string): SubjectKind | null =>
  /^\d{1,9}$/.test(subject) ? (patterns.find(({ pattern }) => pattern.test(operation))?.kind ?? null) : null;
