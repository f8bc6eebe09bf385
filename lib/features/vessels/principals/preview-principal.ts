import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { selectFleet, selectPrincipal } from "./queries";
import { previewPrincipalInput, principalPreview } from "./schema";

/**
 * Return a principal's summary for the list: contact, approval policy and first vessels. Runs two queries.
 * @throws not-found
 */
export const previewPrincipal = read({
  name: "vessels.peek-principal",
  access: "vessels:view",
  input: previewPrincipalInput,
  output: principalPreview,
  async run({ db, actor }, { id }) {
    const principal = await selectPrincipal(db, actor, id);
    if (!principal) throw notFound("vessels.principalNotFound");
    return { ...principal, vessels: await selectFleet(db, actor, id) };
  },
});
