import { updateExpense } from "@/lib/features/billing/amounts/update-expense";
import { updateMcuPlanning } from "@/lib/features/billing/amounts/update-mcu-planning";
import { updateMcuRegister } from "@/lib/features/billing/amounts/update-mcu-register";
import { correctInvoiceRow } from "@/lib/features/billing/corrections/correct-invoice-row";
import { decideCorrectionNote } from "@/lib/features/billing/corrections/decide-correction-note";
import { removeCorrection } from "@/lib/features/billing/corrections/remove-correction";
import { getStatement } from "@/lib/features/billing/invoices/get-statement";
import { listAgeing } from "@/lib/features/billing/invoices/list-ageing";
import { listInvoices } from "@/lib/features/billing/invoices/list-invoices";
import { addPayment } from "@/lib/features/billing/payments/add-payment";
import { removePayment } from "@/lib/features/billing/payments/remove-payment";
import { updateTaxes } from "@/lib/features/billing/payments/update-taxes";
import { getReminders } from "@/lib/features/billing/reminders/get-reminders";
import { setReminders } from "@/lib/features/billing/reminders/set-reminders";
import { getInvoice } from "@/lib/features/billing/invoices/get-invoice";
import { listExpenses } from "@/lib/features/billing/lists/list-expenses";
import { listMcuPlanning } from "@/lib/features/billing/lists/list-mcu-planning";
import { listMcuRegister } from "@/lib/features/billing/lists/list-mcu-register";
import { listVictualing } from "@/lib/features/billing/lists/list-victualing";
import { listWorkOrders } from "@/lib/features/billing/lists/list-work-orders";
import { lockMonth } from "@/lib/features/billing/periods/lock-month";
import { previewLock } from "@/lib/features/billing/periods/preview-lock";
import { unlockMonth } from "@/lib/features/billing/periods/unlock-month";
import { assignBilledPrincipal } from "@/lib/features/billing/principals/assign-billed-principal";
import { setVictualingReceipt } from "@/lib/features/billing/receipts/set-victualing-receipt";
import { decideBillingStart } from "@/lib/features/billing/starts/decide-billing-start";
import { getBillingStart } from "@/lib/features/billing/starts/get-billing-start";
import { proposeBillingStart } from "@/lib/features/billing/starts/propose-billing-start";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetMCURegistrantBilling": listMcuRegister,
  "GET GetMCUPreparationBilling": listMcuPlanning,
  "GET GetExpensesBilling": listExpenses,
  "GET GetUJBMBilling": listVictualing,
  "GET GetWorkOrderBilling": listWorkOrders,
  "POST UpdateMCURegistrantBilling": updateMcuRegister,
  "POST UpdateMCUPreparationBilling": updateMcuPlanning,
  "POST UpdateExpensesBilling": updateExpense,
  "POST UpdateUJBMBillingAttachment": setVictualingReceipt,
  "POST GiveBillingPrincipal": assignBilledPrincipal,
  "GET GetBillingStart": getBillingStart,
  "POST ProposeBillingStart": proposeBillingStart,
  "POST DecideBillingStart": decideBillingStart,
  "GET GetBillingLockPreview": previewLock,
  "POST LockBillingMonth": lockMonth,
  "POST UnlockBillingMonth": unlockMonth,
  "GET GetBillingInvoices": listInvoices,
  "GET GetBillingInvoice": getInvoice,
  "GET GetBillingAgeing": listAgeing,
  "GET GetBillingStatement": getStatement,
  "POST AddBillingPayment": addPayment,
  "POST RemoveBillingPayment": removePayment,
  "POST UpdateBillingInvoiceTaxes": updateTaxes,
  "GET GetBillingReminders": getReminders,
  "POST SetBillingReminders": setReminders,
  "POST CorrectBillingRow": correctInvoiceRow,
  "POST RemoveBillingCorrection": removeCorrection,
  "POST DecideBillingNote": decideCorrectionNote,
});
