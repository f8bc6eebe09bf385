import { z } from "zod";
import { read } from "@/lib/platform/operation";
import { awaitsDecisionBy, selectExtensions } from "./queries";
import { extensionPage } from "./schema";
import { toResponse } from "./response.rules";

const maxRows = 200;

/** List extension requests that need this user's decision, earliest sign-off first. product 5.3 */
export const listWaitingExtensions = read({
  name: "manning.list-waiting-extensions",
  access: "extensions:decide",
  input: z.object({}),
  output: extensionPage.shape.rows,
  async run({ db, actor }) {
    const rows = await selectExtensions(db, awaitsDecisionBy(actor), { limit: maxRows });
    return rows
      .map((row) => toResponse(actor, row))
      .toSorted((one, other) => one.offBoardOriginalDate.localeCompare(other.offBoardOriginalDate));
  },
});
