import { userIdOf } from "@/lib/access/actor";
import { authorOf, invalid, claimFile } from "@/lib/features/crew/sections/edit-scope.queries";
import { optionOf } from "@/lib/features/lookups/queries";
import { write } from "@/lib/platform/operation";
import { passBlockedReason } from "../appointment-checks.rules";
import { mcuChanged, mcuResultInput } from "./schema";
import { lockMcu, storeMcu } from "./store.queries";

/**
 * Record the clinic's result. It is final. Document 2 §4, §5, product 5.13c @throws not-found, invalid, rule when
 * there is a result, conflict
 */
export const recordPreparationMcu = write({
  name: "preparation.record-mcu-result",
  access: "preparation:mcu",
  input: mcuResultInput,
  output: mcuChanged,
  async run(scope, { employeePreparationMcuId: id, assessmentStatus: result, version: expectedVersion, ...report }) {
    const { db, actor, now, audit } = scope;
    const { mcu, open } = await lockMcu(scope, id, expectedVersion);
    const degree = await optionOf(db, "mcu-health-status-degree", report.mcuHealthDegreeId, "mcuHealthDegreeId");
    const reason = passBlockedReason(result, degree.code);
    if (reason) throw invalid({ path: "assessmentStatus", message: reason });
    const fileId = await claimFile(db, report.attachmentId, {
      crewId: mcu.crewId,
      author: authorOf(actor),
      path: "attachmentId",
    });
    const values = {
      result,
      degreeId: degree.id,
      price: report.mcuPrice,
      fileId,
      resultAt: now,
      resultBy: userIdOf(actor),
    };
    const { version } = await storeMcu(db, mcu, values, scope);
    audit({ subject: mcu.crewId, divisionId: open.vessel.divisionId, after: { mcuId: id, result: "recorded" } });
    return { id, employeePreparationMCUId: id, version };
  },
});
