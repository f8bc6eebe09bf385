import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { selectPrincipal } from "../principals/queries";
import { selectContacts } from "./queries";
import { listContactsInput, principalContactList } from "./schema";

/**
 * List a principal's contacts with permission to answer and absences. Runs two queries. product 5.9
 * @throws not-found
 */
export const listContacts = read({
  name: "vessels.list-contacts",
  access: "vessels:lookups",
  input: listContactsInput,
  output: principalContactList,
  async run({ db, actor }, { principalId }) {
    const principal = await selectPrincipal(db, actor, principalId);
    if (!principal) throw notFound("vessels.principalNotFound");
    const { name, retiredAt } = principal;
    return { principalId, principalName: name, retiredAt, contacts: await selectContacts(db, principalId) };
  },
});
