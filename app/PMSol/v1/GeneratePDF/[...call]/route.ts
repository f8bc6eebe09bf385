import { generateAppraisal } from "@/lib/features/appraisals/document/generate-appraisal";
import { generateCv } from "@/lib/features/applicants/documents/generate-cv";
import { generateMcuLetter } from "@/lib/features/applicants/documents/generate-mcu-letter";
import { generateCorrectionNote } from "@/lib/features/billing/corrections/generate-correction-note";
import { generateStatementPdf } from "@/lib/features/billing/invoices/generate-statement-pdf";
import { generateCrewCv } from "@/lib/features/crew/detail/generate-crew-cv";
import { generatePkl } from "@/lib/features/preparation/pkl/generate-pkl";
import { generateJoiningInstruction } from "@/lib/features/scheduling/instruction/generate-joining-instruction";
import { previewDocument } from "@/lib/features/preparation/pkl/preview-document";
import { generateLetter } from "@/lib/features/preparation/mcu/generate-letter";
import { generateDebtStatement } from "@/lib/features/work-orders/deductions/generate-debt-statement";
import { generateSlip } from "@/lib/features/work-orders/slips/generate-slip";
import { startSlips } from "@/lib/features/work-orders/slips/start-slips";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "POST GenerateCVRegisterCrew": generateCv,
  "POST GenerateCVEmployee": generateCrewCv,
  "POST GenerateMCURegisterCrew": generateMcuLetter,
  "POST GenerateEmployeePreparationPKL": generatePkl,
  "POST PreviewEmployeePreparationPKL": previewDocument,
  "POST GenerateMCUEmployee": generateLetter,
  "POST GenerateEmployeeAppraisal": generateAppraisal,
  "POST GenerateJoiningInstruction": generateJoiningInstruction,
  "POST GenerateSalarySlip": generateSlip,
  "POST GenerateDebtStatement": generateDebtStatement,
  "POST GenerateVesselSalarySlips": startSlips,
  "POST GenerateBillingNote": generateCorrectionNote,
  "POST GenerateBillingStatement": generateStatementPdf,
});
