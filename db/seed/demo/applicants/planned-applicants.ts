import type { ApplicantPlan, Story } from "./applicant-plan";
import type { Stage } from "./stages";
import {
  anchorHandlerToTankers,
  bosunWithEndingBst,
  secondEngineerFromIloilo,
  womanThirdOfficer,
  youngCadet,
} from "./stories";

type Row = [opening: string, stage: Stage, registeredDaysAgo: number, story?: Story, revision?: string];

const parentalConsent =
  "Calon kadet berusia di bawah 18 tahun: mohon unggah surat izin orang tua atau wali dan surat pengantar praktik laut dari sekolah.";
const unreadableScan =
  "Hasil pindai sertifikat BST dan BOCT tidak terbaca. Mohon unggah ulang dengan seluruh halaman terlihat.";

const rows: Row[] = [
  ["marine-master|tug-boat", "new", 0.1],
  ["marine-able-seaman|tug-boat", "new", 0.4],
  ["marine-able-seaman|tug-boat", "new", 1],
  ["marine-master|crew-boat", "new", 2],
  ["marine-chief-engineer|ahts", "new", 2],
  ["marine-deck-cadet|general-cargo", "new", 3],
  ["marine-cook|utility-vessel", "new", 4],
  ["tanker-chief-officer|chemical-tanker", "new", 1, anchorHandlerToTankers],
  ["tanker-third-officer|oil-product-tanker", "new", 0.3],
  ["tanker-able-seaman|bunker-tanker", "new", 1],
  ["tanker-able-seaman|bunker-tanker", "new", 3],
  ["tanker-engine-cadet|oil-product-tanker", "new", 2],

  ["marine-deck-cadet|general-cargo", "revision", 5, youngCadet, parentalConsent],
  ["tanker-pumpman|oil-product-tanker", "revision", 9, undefined, unreadableScan],

  ["marine-chief-officer|ahts", "boc", 6],
  ["marine-master|tug-boat", "boc-sent", 8],
  ["marine-able-seaman|tug-boat", "boc-sent", 9],
  ["tanker-master|lpg-carrier", "boc", 7],
  ["tanker-third-officer|oil-product-tanker", "boc", 3, womanThirdOfficer],
  ["tanker-chief-engineer|oil-product-tanker", "boc-sent", 9],

  ["marine-chief-officer|ahts", "tests", 8],
  ["marine-able-seaman|tug-boat", "tests-scheduled", 12],
  ["marine-second-engineer|platform-supply-vessel", "ces-passed", 14],
  ["tanker-pumpman|oil-product-tanker", "marlin-passed", 11],
  ["tanker-fitter|crude-oil-tanker", "tests-scored", 15],
  ["tanker-able-seaman|bunker-tanker", "tests", 6],

  ["marine-second-engineer|platform-supply-vessel", "interview-scheduled", 16, secondEngineerFromIloilo],
  ["marine-able-seaman|tug-boat", "interview", 17],
  ["tanker-chief-engineer|oil-product-tanker", "interview-held", 14],
  ["tanker-fitter|crude-oil-tanker", "interview-scheduled", 17],
  ["tanker-master|lpg-carrier", "interview", 9],

  ["marine-bosun|landing-craft", "mcu-scheduled", 35, bosunWithEndingBst],
  ["marine-able-seaman|tug-boat", "mcu", 19],
  ["marine-cook|utility-vessel", "mcu-held", 14],
  ["tanker-chief-engineer|oil-product-tanker", "mcu-scheduled", 15],
  ["tanker-fitter|crude-oil-tanker", "mcu", 19],

  ["marine-bosun|landing-craft", "decision", 45],
  ["marine-able-seaman|tug-boat", "hired", 20],
  ["tanker-second-engineer|asphalt-tanker", "hired", 50],
  ["tanker-chief-cook|crude-oil-tanker", "hired", 88],

  ["marine-master|tug-boat", "failed-screening", 10],
  ["marine-second-engineer|platform-supply-vessel", "failed-marlin", 16],
  ["tanker-chief-cook|crude-oil-tanker", "failed-interview", 80],
  ["tanker-second-engineer|asphalt-tanker", "withdrawn", 48],
];

/** The demo's applicants, in every stage of both divisions. */
export const plannedApplicants: ApplicantPlan[] = rows.map(([opening, stage, registeredDaysAgo, story, revision]) => ({
  opening,
  stage,
  registeredDaysAgo,
  story,
  revision,
}));
