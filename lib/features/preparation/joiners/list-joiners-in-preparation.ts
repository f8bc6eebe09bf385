import type { z } from "zod";
import { preparedPage } from "@/lib/access/prepared-list";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { joinerVisibilityOf } from "../visibility.rules";
import { countJoiners, matchesPreparation, selectJoiners } from "./queries";
import { joinerPage, listJoinersInput } from "./schema";
import { joinerOf } from "./response.rules";

const selectPage = preparedPage(
  (db, actor, { pageNumber: _, pageSize: __, ...filter }: z.output<typeof listJoinersInput>, today) =>
    selectJoiners(db, matchesPreparation(actor, filter, today)),
  (db, actor, { pageNumber: _, pageSize: __, ...filter }, today) =>
    countJoiners(db, matchesPreparation(actor, filter, today)),
);

/**
 * List joiners of a vessel or of all visible ones, earliest first. Medical certificate dates are recorded in the read
 * log. Document 2 §2, §7, product 5.5
 */
export const listJoinersInPreparation = read({
  name: "preparation.list-preparing",
  access: "preparation:view",
  input: listJoinersInput,
  output: joinerPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const page = await selectPage(db, actor, input, today);
    const rows = page.rows.map((row) => joinerOf(row, joinerVisibilityOf(actor, row.person), today));
    const rowsWithMedicalDate = rows.filter(({ medicalDate }) => medicalDate !== null);
    await recordSensitiveReads(
      db,
      { actor, now },
      "preparation.list-preparing",
      rowsWithMedicalDate.map(({ crewId }) => ({ crewId, classes: ["medical"] })),
    );
    return { ...page, rows };
  },
});
