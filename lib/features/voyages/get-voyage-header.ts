import { read } from "@/lib/platform/operation";
import { findHeader } from "./queries";
import { voyageHeader, voyageHeaderInput } from "./schema";

/** Return origin and destination of the newest voyage and the vessel's location. D2 §3 and §7. @throws not-found */
export const getVoyageHeader = read({
  name: "voyages.get-header",
  access: "vessels:view",
  input: voyageHeaderInput,
  output: voyageHeader,
  async run({ db, actor }, { vesselId }) {
    const { header } = await findHeader(db, actor, vesselId);
    return header;
  },
});
