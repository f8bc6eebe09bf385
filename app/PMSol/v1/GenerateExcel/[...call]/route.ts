import { generateBoc } from "@/lib/features/applicants/documents/generate-boc";
import { generateStatementSheet } from "@/lib/features/billing/invoices/generate-statement-sheet";
import { generateExpenses } from "@/lib/features/billing/sheets/generate-expenses";
import { generateMcuPlanning } from "@/lib/features/billing/sheets/generate-mcu-planning";
import { generateMcuRegister } from "@/lib/features/billing/sheets/generate-mcu-register";
import { generateVictualing } from "@/lib/features/billing/sheets/generate-victualing";
import { generateWorkOrders } from "@/lib/features/billing/sheets/generate-work-orders";
import { generateCrewChange } from "@/lib/features/manning/crew-changes/generate-crew-change";
import { generateVesselCrewList } from "@/lib/features/vessels/documents/generate-vessel-crew-list";
import { generateVesselCrewMatrix } from "@/lib/features/vessels/documents/generate-vessel-crew-matrix";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "POST GenerateBOC": generateBoc,
  "POST GenerateVesselCrewList": generateVesselCrewList,
  "POST GenerateVesselCrewMatrixList": generateVesselCrewMatrix,
  "POST GenerateMCURegistrantBilling": generateMcuRegister,
  "POST GenerateMCUPreparationBilling": generateMcuPlanning,
  "POST GenerateExpensesBilling": generateExpenses,
  "POST GenerateUJBMBilling": generateVictualing,
  "POST GenerateWorkOrderBilling": generateWorkOrders,
  "POST GenerateBillingStatement": generateStatementSheet,
  "POST GenerateVesselCrewChange": generateCrewChange,
});
