import { updateExpense } from "@/lib/features/billing/amounts/update-expense";
import { updateMcuPlanning } from "@/lib/features/billing/amounts/update-mcu-planning";
import { updateMcuRegister } from "@/lib/features/billing/amounts/update-mcu-register";
import { correctRow } from "@/lib/features/billing/corrections/correct-row";
import { decideNote } from "@/lib/features/billing/corrections/decide-note";
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
import { givePrincipal } from "@/lib/features/billing/principals/give-principal";
import { setReceipt } from "@/lib/features/billing/receipts/set-receipt";
import { decideStart } from "@/lib/features/billing/starts/decide-start";
import { getStart } from "@/lib/features/billing/starts/get-start";
import { proposeStart } from "@/lib/features/billing/starts/propose-start";
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
  "POST UpdateUJBMBillingAttachment": setReceipt,
  "POST GiveBillingPrincipal": givePrincipal,
  "GET GetBillingStart": getStart,
  "POST ProposeBillingStart": proposeStart,
  "POST DecideBillingStart": decideStart,
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
  "POST CorrectBillingRow": correctRow,
  "POST RemoveBillingCorrection": removeCorrection,
  "POST DecideBillingNote": decideNote,
});
