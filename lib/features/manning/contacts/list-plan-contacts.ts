import { read } from "@/lib/platform/operation";
import { contactsOf } from "./queries";
import { planContacts, planContactsInput } from "./schema";

/** List whom to ask about assignments, with telephone numbers and last calls; without those the actor may not see. */
export const listPlanContacts = read({
  name: "manning.list-plan-contacts",
  access: "approvals:links",
  input: planContactsInput,
  output: planContacts,
  run: ({ db, actor }, { assignmentIds }) => contactsOf(db, actor, assignmentIds),
});
