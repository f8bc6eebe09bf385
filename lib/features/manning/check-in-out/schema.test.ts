import { checkInForm } from "./schema";
import { proposalForm, removalForm } from "../proposals/schema";

const who = { vesselId: 1, vesselCrewId: 2, crewId: 3, acceptedCodes: ["off-plan"] };
const dates = { startAssignmentDate: "2027-01-10", endAssignmentDate: "2027-07-10" };

test.each([
  ["a check-in", checkInForm, { ...who, schedule: "2026-11-20", acceptedCodes: ["overlap"] }],
  ["a proposal", proposalForm, { ...who, ...dates, assignmentOn: "Next" }],
  ["a removal", removalForm, who],
])("%s requires a reason for accepted problems", (_what, form, input) => {
  const { error } = form.safeParse(input);
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["reason", "validation.required"],
  ]);
});
