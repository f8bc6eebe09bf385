import type { CheckItem } from "./check-item.rules";
import { medicalFields, visibleItems, type MedicalField, type FindingVisibility } from "./rules";
import { extentOf, medicalFieldsOf, canReadAppraisals, type Viewer } from "../fields.rules";
import { canViewRegister } from "../visibility/status.rules";
import { isViewerAmong, fixedViewers } from "@/lib/access/roles";

const visibilityFor = (viewer: Viewer): FindingVisibility => ({
  suitability: canViewRegister(viewer),
  medical:
    extentOf(viewer, "medical") === "full"
      ? medicalFields
      : medicalFields.filter((field: MedicalField) => medicalFieldsOf(viewer).includes(field)),
  otherVessels: !isViewerAmong(viewer, "principals") && !isViewerAmong(viewer, "heads"),
});

const ofAppraisals: readonly string[] = ["low-appraisal", "not-appraised"];

/**
 * Remove appraisal findings, including a missing appraisal, for viewers who may not read appraisals. Principals never
 * may.
 */
const withoutAppraisals = (items: readonly CheckItem[]): CheckItem[] =>
  items
    .filter(({ code }) => !ofAppraisals.includes(code))
    .map((item) => {
      const { appraisal: _appraisal, ...evidence } = item.evidence;
      return { ...item, evidence };
    });

/**
 * Filter a check for this viewer before the verdict is computed, because the verdict could reveal hidden findings.
 * Planning and PDE see medical problems without dates. Seafarers see their own register entries, not their conflicts.
 * product 5.4, 5.12
 */
export function itemsForViewer(items: readonly CheckItem[], viewer: Viewer): CheckItem[] {
  const visible = viewer === fixedViewers.self ? items.filter(({ code }) => code !== "conflict-on-board") : items;
  return visibleItems(canReadAppraisals(viewer) ? visible : withoutAppraisals(visible), visibilityFor(viewer));
}

/** Filter a check for the stored forecast: no register entries and no text of a medical restriction. */
export const itemsForForecast = (items: readonly CheckItem[]): CheckItem[] =>
  visibleItems(items, { suitability: false, medical: ["status", "examinationDate", "validUntil"], otherVessels: true });
