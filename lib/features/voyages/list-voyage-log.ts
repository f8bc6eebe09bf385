import { daysAfter } from "@/lib/platform/calendar/instants";
import { read } from "@/lib/platform/operation";
import { findHeader, listEntries } from "./queries";
import { listVoyageLogInput, voyageLogPage } from "./schema";

/**
 * List a vessel's filtered voyage log, newest first. Every page starts with a header row. D2 §2, product 5.21.
 * @throws not-found
 */
export const listVoyageLog = read({
  name: "voyages.list-log",
  access: "vessels:view",
  input: listVoyageLogInput,
  output: voyageLogPage,
  async run({ db, actor, now }, { vesselId, pageNumber, pageSize, portId, navigationStatusId, days }) {
    const filters = { portId, navigationStatusId, since: days ? daysAfter(now, -days) : undefined };
    const [{ header, total }, entries] = await Promise.all([
      findHeader(db, actor, vesselId, filters),
      listEntries(db, vesselId, { pageNumber, pageSize, ...filters }),
    ]);
    return { rows: [{ ...header, isHeader: true as const }, ...entries], total, pageNumber, pageSize };
  },
});
