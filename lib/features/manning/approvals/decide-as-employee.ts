import { write } from "@/lib/platform/operation";
import { assignmentStored, decisionForm } from "../proposals/schema";
import { decideOn } from "./decide.queries";

/** The seafarer's answer to a proposal; the office gives it with a note how it was told. D2 §4, §7, product 5.2. @throws as decideOn */
export const decideAsEmployee = write({
  name: "manning.decide-as-employee",
  access: "approvals:decide-as-employee",
  secondPerson: { right: "approvals:decide-as-employee", refusal: "manning.secondPerson" },
  input: decisionForm,
  output: assignmentStored,
  run: (scope, input) => decideOn(scope, input, "employee"),
});
