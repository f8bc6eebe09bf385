import { AppError, refused } from "@/lib/platform/errors";
import { fileOf } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { loggedClasses } from "../fields.rules";
import { lockPerson } from "../queries";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { archiveOf } from "./archive.queries";
import { lockDataRequest } from "./queries";
import { exportDays, stateOf } from "./rules";
import { dataRequestId } from "./schema";

/**
 * Download the archive of a confirmed export within seven days. Writes to the read log, and to the audit log with row
 * counts. product 5.20 @throws not-found, rule while it is not confirmed or too late, too-large
 */
export const exportPersonalData = write({
  name: "crew.export-subject",
  access: "users:data-subject",
  input: dataRequestId,
  output: fileOf("application/zip"),
  async run(scope, { id: requestId }) {
    const { db, actor, now, audit } = scope;
    const request = await lockDataRequest(db, actor, requestId);
    if (request.kind !== "export") throw new AppError("not-found", "data-requests.notFound");
    const state = stateOf(request, now);
    if (state !== "approved") throw refused(`data-requests.export.${state}`, { days: exportDays });
    const person = await lockPerson(db, actor, request.crewId);
    const { file, counts } = await archiveOf(scope, person);
    await recordSensitiveReads(db, { actor, now }, "crew.export-subject", [
      { crewId: person.id, classes: [...loggedClasses] },
    ]);
    audit({ subject: person.id, divisionId: person.divisionId, after: { requestId, counts } });
    return file;
  },
});
