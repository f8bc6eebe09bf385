import type { Item } from "./item.rules";
import { medicalFields, shownTo, type MedicalField, type Sight } from "./rules";
import { extentOf, medicalFieldsOf, readsAppraisals, type Viewer } from "../fields.rules";
import { seesRegister } from "../status-sight.rules";
import { isViewerAmong, viewAs } from "@/lib/access/roles";

const sightOf = (viewer: Viewer): Sight => ({
  suitability: seesRegister(viewer),
  medical:
    extentOf(viewer, "medical") === "full"
      ? medicalFields
      : medicalFields.filter((field: MedicalField) => medicalFieldsOf(viewer).includes(field)),
  otherVessels: !isViewerAmong(viewer, "principals") && !isViewerAmong(viewer, "heads"),
});

const ofAppraisals: readonly string[] = ["low-appraisal", "not-appraised"];

/** What an appraisal says, and that there is none, is told to nobody who may not read it, principals above all. */
const withoutAppraisals = (items: readonly Item[]): Item[] =>
  items
    .filter(({ code }) => !ofAppraisals.includes(code))
    .map((item) => {
      const { appraisal: _appraisal, ...evidence } = item.evidence;
      return { ...item, evidence };
    });

/**
 * A check as this viewer gets it, verdict included: a verdict on more than they may see would tell them what is kept from them. Planning
 * and PDE learn what is wrong with a medical certificate, not its dates. Seafarers see their own entries of the register, not who must
 * not sail with them. product 5.4, 5.12
 */
export function shownToViewer(items: readonly Item[], viewer: Viewer): Item[] {
  const told = viewer === viewAs.self ? items.filter(({ code }) => code !== "conflict-on-board") : items;
  return shownTo(readsAppraisals(viewer) ? told : withoutAppraisals(told), sightOf(viewer));
}

/** What the nightly forecast keeps: nothing of the register and no words of a medical restriction. */
export const kept = (items: readonly Item[]): Item[] =>
  shownTo(items, { suitability: false, medical: ["status", "examinationDate", "validUntil"], otherVessels: true });
