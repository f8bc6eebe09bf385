import { appraisals } from "@/db/schema/appraisals";
import { decisionNames, decisions } from "./decisions.rules";

test("each of the five documented decisions and its reason has a column", () => {
  const columns = Object.keys(appraisals);
  expect(decisionNames).toHaveLength(5);
  for (const [, column] of decisions) expect(columns).toEqual(expect.arrayContaining([column, `${column}Reason`]));
});
