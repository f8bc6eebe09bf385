import { read } from "@/lib/platform/operation";
import { findHeader, listEntries } from "./queries";
import { listVoyageLogInput, voyageLogPage } from "./schema";

/** The log of a vessel, newest first, behind a header row that every page begins with. D2 §2, product 5.21. @throws not-found */
export const listVoyageLog = read({
  name: "voyages.list-log",
  access: "vessels:view",
  input: listVoyageLogInput,
  output: voyageLogPage,
  async run({ db, actor }, { vesselId, pageNumber, pageSize }) {
    const [{ header, total }, entries] = await Promise.all([
      findHeader(db, actor, vesselId),
      listEntries(db, vesselId, { pageNumber, pageSize }),
    ]);
    return { rows: [{ ...header, isHeader: true as const }, ...entries], total, pageNumber, pageSize };
  },
});
