import type { Period } from "@/lib/platform/calendar/period";
import { currentMedical, type MedicalCertificate } from "../medical/rules";
import { block, pass, finalBlock, warn, type CheckItem, type CheckMoment } from "./check-item.rules";

/** Warn while planning, because preparation can still add the certificate; block at check-in. */
const missingCertificate = (moment: CheckMoment, text: Parameters<typeof warn>[2]) =>
  (moment === "check-in" ? block : warn)("medical", "medical-none", text);

/**
 * Check the medical certificate against the period. UNFIT always blocks; none valid at joining blocks at check-in.
 * product 5.5
 */
export function checkMedical(
  certificates: readonly MedicalCertificate[],
  { from, to, moment }: Period & { moment: CheckMoment },
): CheckItem[] {
  const current = currentMedical(certificates);
  if (!current) return [missingCertificate(moment, { key: "medicalNone" })];
  const { status, examinationDate, validUntil, restriction } = current;
  const evidence = { status, examinationDate, validUntil, from, to };
  if (status === "UNFIT")
    return [
      finalBlock("medical", "medical-unfit", { key: "medicalUnfit", values: { date: examinationDate }, evidence }),
    ];
  if (validUntil < from)
    return [missingCertificate(moment, { key: "medicalEndsBeforeJoining", values: { date: validUntil }, evidence })];
  const items: CheckItem[] = [];
  if (validUntil < to)
    items.push(
      warn("medical", "medical-ends-on-board", { key: "medicalEndsOnBoard", values: { date: validUntil }, evidence }),
    );
  if (status === "Fit With Restriction") items.push(restricted(restriction, evidence));
  return items.length > 0 ? items : [pass("medical", { key: "medicalValid", values: { date: validUntil }, evidence })];
}

function restricted(restriction: string | null, evidence: CheckItem["evidence"]): CheckItem {
  if (!restriction) return warn("medical", "medical-restriction", { key: "medicalRestrictionUnstated", evidence });
  return warn("medical", "medical-restriction", {
    key: "medicalRestriction",
    values: { restriction },
    evidence: { ...evidence, restriction },
  });
}
