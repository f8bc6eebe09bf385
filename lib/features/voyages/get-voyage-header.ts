import { read } from "@/lib/platform/operation";
import { findHeader } from "./queries";
import { voyageHeader, voyageHeaderInput } from "./schema";

/** Origin and destination of the newest voyage, and where the vessel is. D2 §3 and §7. @throws not-found */
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
