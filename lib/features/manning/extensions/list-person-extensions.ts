import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { extensions } from "@/db/schema/manning";
import { can } from "@/lib/access/actor";
import { seesSchedule } from "@/lib/features/crew/detail/allowed-actions.rules";
import { findSeen, unlessStopped } from "@/lib/features/crew/queries";
import { agreedUntil } from "@/lib/features/preparation/pkl/last.queries";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { findBoard, readStay, selectExtensions } from "./queries";
import { pklRemarks } from "./rules";
import { listPersonExtensionsInput, personExtensions } from "./schema";
import { onWire } from "./wire.rules";

const most = 20;

/**
 * List a person's extension requests, for staff, the head and themselves. product 5.3
 * @throws not-found, forbidden for principals
 */
export const listPersonExtensions = read({
  name: "manning.list-person-extensions",
  access: "crew:view",
  input: listPersonExtensionsInput,
  output: personExtensions,
  async run({ db, actor }, { employeeId }) {
    const person = await findSeen(db, actor, employeeId);
    if (!seesSchedule(actor, person)) throw new AppError("forbidden", "errors.forbidden");
    const rows = await selectExtensions(
      db,
      and(eq(extensions.crewId, employeeId), eq(crew.id, employeeId), unlessStopped(actor)),
      { most },
    );
    const found = rows.map((row) => onWire(actor, row));
    const keys = can(actor, "extensions:request") ? await findBoard(db, actor, employeeId) : null;
    const stay = keys && (await readStay(db, keys));
    const isWaiting = found.some(
      ({ approvalExtensionStatus, endReason }) => approvalExtensionStatus === null && endReason === null,
    );
    const last = found.find(
      ({ approvalExtensionStatus, assignmentId }) =>
        approvalExtensionStatus === "Approved" && assignmentId === stay?.row.id,
    );
    const [remark] = last ? pklRemarks(last.offBoardExtendedDate, await agreedUntil(db, last.assignmentId)) : [];
    return {
      extensions: found,
      mayRequest: stay !== null && !isWaiting && stay.person.processingStoppedAt === null,
      offBoard: stay?.row.endDate ?? null,
      pklNote: remark && remark.code !== "over-ten-months" ? remark.code : null,
    };
  },
});
