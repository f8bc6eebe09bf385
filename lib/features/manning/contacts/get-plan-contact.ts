import { read } from "@/lib/platform/operation";
import { notFound } from "@/lib/platform/errors";
import { contactsOf } from "./queries";
import { planContact, planContactInput } from "./schema";

/** Return whom to ask about an assignment, with telephone number, last reminder and last call. @throws not-found */
export const getPlanContact = read({
  name: "manning.get-plan-contact",
  access: "approvals:links",
  input: planContactInput,
  output: planContact,
  async run({ db, actor }, { assignmentId }) {
    const [contact] = await contactsOf(db, actor, [assignmentId]);
    if (!contact) throw notFound("manning.notFound");
    return contact;
  },
});
