import { z } from "zod";
import { read } from "@/lib/platform/operation";
import { findRequirement, listRequiredCertificates } from "./queries";
import { matrixInput, matrixRow } from "./schema";

/** List the certificates a position on a vessel type requires; empty for a pair of another division. Document 1 §7. */
export const listMatrix = read({
  name: "positions.list-matrix",
  access: "gate",
  input: matrixInput,
  output: z.array(matrixRow),
  async run({ db }, { divisionId, kind, jobPositionId, vesselTypeId, isMandatory }) {
    const requirement = await findRequirement(db, jobPositionId, vesselTypeId);
    if (requirement?.division.id !== divisionId) return [];
    const rows = await listRequiredCertificates(db, {
      positionId: jobPositionId,
      vesselTypeId,
      kind,
      isMandatory,
    });
    return rows.map((row) => ({
      id: row.certificateId,
      ...(kind === "coc" ? { cocId: row.certificateId } : { copId: row.certificateId }),
      certificateName: row.name,
      certificateNameEn: row.nameEn,
      isMandatory: row.isMandatory,
      noExpiry: row.neverExpires,
      minMonthsValid: row.minMonthsValid,
    }));
  },
});
