import { write } from "@/lib/platform/operation";
import { assignmentStored, decisionForm } from "../proposals/schema";
import { decideProposal } from "./decide-proposal.queries";

/**
 * Store the seafarer's answer to a proposal. The office adds how it received the answer. D2 §4, §7, product 5.2.
 * @throws as decideOn
 */
export const decideAsEmployee = write({
  name: "manning.decide-as-employee",
  access: "approvals:decide-as-employee",
  secondPerson: { right: "approvals:decide-as-employee", refusal: "manning.secondPerson" },
  input: decisionForm,
  output: assignmentStored,
  run: (scope, input) => decideProposal(scope, input, "employee"),
});
