/** Articles of an agreement in order. PP 22/2022 article 17, MLC A2.1, product 5.18 */
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

/** Return the clauses of a division. Overtime is a fixed amount if agreed, else paid by the hour. */
export const clausesOf = (divisionId: number): (Clause | typeof marineOvertime)[] =>
  clauses.map((name) => (name === "overtime" && divisionId === 1 ? marineOvertime : name));
