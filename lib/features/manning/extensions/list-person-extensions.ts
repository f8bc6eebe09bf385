import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { extensions } from "@/db/schema/manning";
import { can } from "@/lib/access/actor";
import { canViewSchedule } from "@/lib/features/crew/detail/allowed-actions.rules";
import { findViewedPerson, hideStopped } from "@/lib/features/crew/queries";
import { agreedUntil } from "@/lib/features/preparation/pkl/agreed-terms.queries";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findOnBoardKeys, readAssignmentContext, selectExtensions } from "./queries";
import { pklRemarks } from "./rules";
import { listPersonExtensionsInput, personExtensions } from "./schema";
import { toResponse } from "./response.rules";

const maxExtensions = 20;

/**
 * List a person's extension requests, for staff, the head and themselves. product 5.3
 * @throws not-found, forbidden for principals
 */
export const listPersonExtensions = read({
  name: "manning.list-person-extensions",
  access: "crew:view",
  input: listPersonExtensionsInput,
  output: personExtensions,
  async run({ db, actor }, { crewId }) {
    const person = await findViewedPerson(db, actor, crewId);
    if (!canViewSchedule(actor, person)) throw new AppError("forbidden", "errors.forbidden");
    const rows = await selectExtensions(
      db,
      and(eq(extensions.crewId, crewId), eq(crew.id, crewId), hideStopped(actor)),
      { limit: maxExtensions },
    );
    const extensionRows = rows.map((row) => toResponse(actor, row));
    const keys = can(actor, "extensions:request") ? await findOnBoardKeys(db, actor, crewId) : null;
    const assignmentContext = keys && (await readAssignmentContext(db, keys));
    const isWaiting = extensionRows.some(
      ({ approvalExtensionStatus, endReason }) => approvalExtensionStatus === null && endReason === null,
    );
    const last = extensionRows.find(
      ({ approvalExtensionStatus, assignmentId }) =>
        approvalExtensionStatus === "Approved" && assignmentId === assignmentContext?.row.id,
    );
    const [remark] = last ? pklRemarks(last.offBoardExtendedDate, await agreedUntil(db, last.assignmentId)) : [];
    return {
      extensions: extensionRows,
      mayRequest: assignmentContext !== null && !isWaiting && assignmentContext.person.processingStoppedAt === null,
      offBoard: assignmentContext?.row.endDate ?? null,
      pklNote: remark && remark.code !== "over-ten-months" ? remark.code : null,
    };
  },
});
