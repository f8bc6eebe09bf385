import { recordReads } from "@/lib/features/crew/reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { sightOf } from "../sight.rules";
import { countJoiners, preparing, selectJoiners } from "./queries";
import { joinerPage, listJoinersInput } from "./schema";
import { joinerOf } from "./wire.rules";

/** Who prepares to join, of a vessel or of all the reader sees, the soonest first; the days of medical certificates are on the read log. Document 2 §2, §7, product 5.5 */
export const listPreparing = read({
  name: "preparation.list-preparing",
  access: "preparation:view",
  input: listJoinersInput,
  output: joinerPage,
  async run({ db, actor, now }, { pageNumber, pageSize, ...filter }) {
    const today = dayOf(now);
    const where = preparing(actor, filter, today);
    const page = await readPage(selectJoiners(db, where), countJoiners(db, where), { pageNumber, pageSize });
    const rows = page.rows.map((found) => joinerOf(found, sightOf(actor, found.person), today));
    const told = rows.filter(({ medicalDate }) => medicalDate !== null);
    await recordReads(
      db,
      { actor, now },
      "preparation.list-preparing",
      told.map(({ employeeId }) => ({ crewId: employeeId, classes: ["medical"] })),
    );
    return { ...page, rows };
  },
});
