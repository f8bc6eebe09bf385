import { appraisals } from "@/db/schema/appraisals";
import { decisionNames, decisions } from "./decisions.rules";

test("maps each documented decision and reason to a column", () => {
  const columns = Object.keys(appraisals);
  expect(decisionNames).toHaveLength(5);
  for (const [, column] of decisions) expect(columns).toEqual(expect.arrayContaining([column, `${column}Reason`]));
});
