import { write } from "@/lib/platform/operation";
import { assignmentStored, decisionForm } from "../proposals/schema";
import { decideProposal } from "./decide-proposal.queries";

/** Store the principal's answer to a proposal. An admin adds evidence. D2 §4, §7, product 5.2. @throws as decideOn */
export const decideAsPrincipal = write({
  name: "manning.decide-as-principal",
  access: "approvals:decide-as-principal",
  secondPerson: { right: "approvals:decide-as-principal", refusal: "manning.secondPerson" },
  input: decisionForm,
  output: assignmentStored,
  run: (scope, input) => decideProposal(scope, input, "principal"),
});
