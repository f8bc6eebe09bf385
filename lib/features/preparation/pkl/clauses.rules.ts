/** The articles of an agreement in their order. PP 22/2022 article 17, MLC A2.1, product 5.18 */
const clauses = [
  "duties",
  "payment",
  "hours",
  "overtime",
  "leave",
  "accommodation",
  "socialSecurity",
  "sickness",
  "repatriation",
  "termination",
  "discipline",
  "disputes",
  "cba",
  "other",
] as const;
type Clause = (typeof clauses)[number];

const marineOvertime = "overtimeMarine";

/** Overtime is a fixed amount where the agreement names one, and by the hour elsewhere. */
export const clausesOf = (divisionId: number): (Clause | typeof marineOvertime)[] =>
  clauses.map((name) => (name === "overtime" && divisionId === 1 ? marineOvertime : name));
