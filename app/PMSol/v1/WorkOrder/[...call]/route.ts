import { getMatrixMarineSalary } from "@/lib/features/rates/wages/get-matrix-marine-salary";
import { decideAllotment } from "@/lib/features/work-orders/allotments/decide-allotment";
import { endAllotment } from "@/lib/features/work-orders/allotments/end-allotment";
import { listAllotments } from "@/lib/features/work-orders/allotments/list-allotments";
import { proposeAllotment } from "@/lib/features/work-orders/allotments/propose-allotment";
import { addDebtEntry } from "@/lib/features/work-orders/deductions/add-debt-entry";
import { requestAdvance } from "@/lib/features/work-orders/deductions/request-advance";
import { changeInstalment } from "@/lib/features/work-orders/deductions/change-instalment";
import { decideDebt } from "@/lib/features/work-orders/deductions/decide-debt";
import { decideDebtEntry } from "@/lib/features/work-orders/deductions/decide-debt-entry";
import { listCashPeople } from "@/lib/features/work-orders/deductions/list-cash-people";
import { listDebts } from "@/lib/features/work-orders/deductions/list-debts";
import { openDebt } from "@/lib/features/work-orders/deductions/open-debt";
import { recordCash } from "@/lib/features/work-orders/deductions/record-cash";
import { decideDifference } from "@/lib/features/work-orders/differences/decide-difference";
import { listDifferences } from "@/lib/features/work-orders/differences/list-differences";
import { previewBoarding } from "@/lib/features/work-orders/differences/preview-boarding";
import { previewVersion } from "@/lib/features/work-orders/differences/preview-version";
import { proposeDifference } from "@/lib/features/work-orders/differences/propose-difference";
import { downloadDollarList } from "@/lib/features/work-orders/exports/download-dollar-list";
import { downloadBankFile } from "@/lib/features/work-orders/exports/download-bank-file";
import { downloadJournal } from "@/lib/features/work-orders/exports/download-journal";
import { getMonthPayments } from "@/lib/features/work-orders/exports/get-month-payments";
import { confirmPayItem } from "@/lib/features/work-orders/inputs/confirm-pay-item";
import { downloadPaymentFile } from "@/lib/features/work-orders/payments/download-payment-file";
import { listBankLayouts } from "@/lib/features/work-orders/payments/list-bank-layouts";
import { recordBankTrial } from "@/lib/features/work-orders/payments/record-bank-trial";
import { tryBankLayout } from "@/lib/features/work-orders/payments/try-bank-layout";
import { dropPaymentRun } from "@/lib/features/work-orders/payments/drop-payment-run";
import { getPaymentDues } from "@/lib/features/work-orders/payments/get-payment-dues";
import { getPaymentRun } from "@/lib/features/work-orders/payments/get-payment-run";
import { listPaymentRuns } from "@/lib/features/work-orders/payments/list-payment-runs";
import { createPaymentRun } from "@/lib/features/work-orders/payments/create-payment-run";
import { markTransfers } from "@/lib/features/work-orders/payments/mark-transfers";
import { readBankAnswer } from "@/lib/features/work-orders/payments/read-bank-answer";
import { releasePaymentRun } from "@/lib/features/work-orders/payments/release-payment-run";
import { getSlip } from "@/lib/features/work-orders/slips/get-slip";
import { listCurrentSlips } from "@/lib/features/work-orders/slips/list-current-slips";
import { listSlipHistory } from "@/lib/features/work-orders/slips/list-slip-history";
import { listOwnSlips } from "@/lib/features/work-orders/slips/list-own-slips";
import { listSlipVessels } from "@/lib/features/work-orders/slips/list-slip-vessels";
import { getPayrollPeriod } from "@/lib/features/work-orders/periods/get-payroll-period";
import { getDraftingRun } from "@/lib/features/work-orders/periods/get-drafting-run";
import { listPayrollPeriods } from "@/lib/features/work-orders/periods/list-payroll-periods";
import { lockPayrollMonth } from "@/lib/features/work-orders/periods/lock-payroll-month";
import { unlockPayrollMonth } from "@/lib/features/work-orders/periods/unlock-payroll-month";
import { lockSlip } from "@/lib/features/work-orders/periods/lock-slip";
import { unlockSlip } from "@/lib/features/work-orders/periods/unlock-slip";
import { getPayrollSettings } from "@/lib/features/work-orders/settings/get-payroll-settings";
import { updatePayrollSettings } from "@/lib/features/work-orders/settings/update-payroll-settings";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetMatrixMarineSalary": getMatrixMarineSalary,
  "GET GetWorkOrderVesselList": listSlipVessels,
  "GET GetWorkOrderCrewCurrentPeriodList": listCurrentSlips,
  "GET GetWorkOrderCrewHistoryList": listSlipHistory,
  "GET GetOwnWorkOrderList": listOwnSlips,
  "GET GetWorkOrderDetail": getSlip,
  "GET GetPayments": getMonthPayments,
  "POST DownloadBankFile": downloadBankFile,
  "POST DownloadDollarList": downloadDollarList,
  "POST DownloadPayrollJournal": downloadJournal,
  "GET GetPaymentDues": getPaymentDues,
  "GET GetPaymentRunList": listPaymentRuns,
  "GET GetPaymentRun": getPaymentRun,
  "POST MakePaymentRun": createPaymentRun,
  "POST ReleasePaymentRun": releasePaymentRun,
  "POST DropPaymentRun": dropPaymentRun,
  "POST MarkPaymentTransfers": markTransfers,
  "POST ReadBankAnswer": readBankAnswer,
  "POST DownloadPaymentFile": downloadPaymentFile,
  "GET GetBankSetList": listBankLayouts,
  "GET GetBankSetTrial": tryBankLayout,
  "POST RecordBankTrial": recordBankTrial,
  "GET GetPayDifferences": listDifferences,
  "GET GetBoardingDifference": previewBoarding,
  "GET GetRateVersionEffect": previewVersion,
  "POST ProposePayDifference": proposeDifference,
  "POST DecidePayDifference": decideDifference,
  "POST ConfirmPayItem": confirmPayItem,
  "GET GetDebts": listDebts,
  "POST OpenDebt": openDebt,
  "POST AskAdvance": requestAdvance,
  "GET GetCashPeople": listCashPeople,
  "POST RecordCashOnBoard": recordCash,
  "POST DecideDebt": decideDebt,
  "POST ChangeDebtInstalment": changeInstalment,
  "POST AddDebtEntry": addDebtEntry,
  "POST DecideDebtEntry": decideDebtEntry,
  "GET GetAllotments": listAllotments,
  "POST ProposeAllotment": proposeAllotment,
  "POST DecideAllotment": decideAllotment,
  "POST EndAllotment": endAllotment,
  "GET GetPayrollPeriods": listPayrollPeriods,
  "GET GetPayrollPeriod": getPayrollPeriod,
  "GET GetPayrollRun": getDraftingRun,
  "POST LockPayrollPeriod": lockPayrollMonth,
  "POST UnlockPayrollPeriod": unlockPayrollMonth,
  "POST LockPayrollSlip": lockSlip,
  "POST UnlockPayrollSlip": unlockSlip,
  "GET GetPayrollSettings": getPayrollSettings,
  "POST UpdatePayrollSettings": updatePayrollSettings,
});
