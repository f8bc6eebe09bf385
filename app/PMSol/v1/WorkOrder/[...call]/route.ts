import { getMatrixMarineSalary } from "@/lib/features/rates/get-matrix-marine-salary";
import { decideAllotment } from "@/lib/features/work-orders/allotments/decide-allotment";
import { endAllotment } from "@/lib/features/work-orders/allotments/end-allotment";
import { listAllotments } from "@/lib/features/work-orders/allotments/list-allotments";
import { proposeAllotment } from "@/lib/features/work-orders/allotments/propose-allotment";
import { addDebtEntry } from "@/lib/features/work-orders/deductions/add-debt-entry";
import { askAdvance } from "@/lib/features/work-orders/deductions/ask-advance";
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
import { getPayments } from "@/lib/features/work-orders/exports/get-payments";
import { confirmItem } from "@/lib/features/work-orders/inputs/confirm-item";
import { downloadRunFile } from "@/lib/features/work-orders/payments/download-run-file";
import { listBankSets } from "@/lib/features/work-orders/payments/list-bank-sets";
import { recordBankTrial } from "@/lib/features/work-orders/payments/record-bank-trial";
import { tryBankSet } from "@/lib/features/work-orders/payments/try-bank-set";
import { dropRun } from "@/lib/features/work-orders/payments/drop-run";
import { getDues } from "@/lib/features/work-orders/payments/get-dues";
import { getPaymentRun } from "@/lib/features/work-orders/payments/get-payment-run";
import { listRuns } from "@/lib/features/work-orders/payments/list-runs";
import { makeRun } from "@/lib/features/work-orders/payments/make-run";
import { markTransfers } from "@/lib/features/work-orders/payments/mark-transfers";
import { readBankAnswer } from "@/lib/features/work-orders/payments/read-bank-answer";
import { releaseRun } from "@/lib/features/work-orders/payments/release-run";
import { getSlip } from "@/lib/features/work-orders/slips/get-slip";
import { listCurrentSlips } from "@/lib/features/work-orders/slips/list-current-slips";
import { listSlipHistory } from "@/lib/features/work-orders/slips/list-slip-history";
import { listOwnSlips } from "@/lib/features/work-orders/slips/list-own-slips";
import { listSlipVessels } from "@/lib/features/work-orders/slips/list-slip-vessels";
import { getPeriod } from "@/lib/features/work-orders/periods/get-period";
import { getRun } from "@/lib/features/work-orders/periods/get-run";
import { listPeriods } from "@/lib/features/work-orders/periods/list-periods";
import { lockPayrollMonth } from "@/lib/features/work-orders/periods/lock-payroll-month";
import { unlockPayrollMonth } from "@/lib/features/work-orders/periods/unlock-payroll-month";
import { lockSlip } from "@/lib/features/work-orders/periods/lock-slip";
import { unlockSlip } from "@/lib/features/work-orders/periods/unlock-slip";
import { getSettings } from "@/lib/features/work-orders/settings/get-settings";
import { updateSettings } from "@/lib/features/work-orders/settings/update-settings";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetMatrixMarineSalary": getMatrixMarineSalary,
  "GET GetWorkOrderVesselList": listSlipVessels,
  "GET GetWorkOrderCrewCurrentPeriodList": listCurrentSlips,
  "GET GetWorkOrderCrewHistoryList": listSlipHistory,
  "GET GetOwnWorkOrderList": listOwnSlips,
  "GET GetWorkOrderDetail": getSlip,
  "GET GetPayments": getPayments,
  "POST DownloadBankFile": downloadBankFile,
  "POST DownloadDollarList": downloadDollarList,
  "POST DownloadPayrollJournal": downloadJournal,
  "GET GetPaymentDues": getDues,
  "GET GetPaymentRunList": listRuns,
  "GET GetPaymentRun": getPaymentRun,
  "POST MakePaymentRun": makeRun,
  "POST ReleasePaymentRun": releaseRun,
  "POST DropPaymentRun": dropRun,
  "POST MarkPaymentTransfers": markTransfers,
  "POST ReadBankAnswer": readBankAnswer,
  "POST DownloadPaymentFile": downloadRunFile,
  "GET GetBankSetList": listBankSets,
  "GET GetBankSetTrial": tryBankSet,
  "POST RecordBankTrial": recordBankTrial,
  "GET GetPayDifferences": listDifferences,
  "GET GetBoardingDifference": previewBoarding,
  "GET GetRateVersionEffect": previewVersion,
  "POST ProposePayDifference": proposeDifference,
  "POST DecidePayDifference": decideDifference,
  "POST ConfirmPayItem": confirmItem,
  "GET GetDebts": listDebts,
  "POST OpenDebt": openDebt,
  "POST AskAdvance": askAdvance,
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
  "GET GetPayrollPeriods": listPeriods,
  "GET GetPayrollPeriod": getPeriod,
  "GET GetPayrollRun": getRun,
  "POST LockPayrollPeriod": lockPayrollMonth,
  "POST UnlockPayrollPeriod": unlockPayrollMonth,
  "POST LockPayrollSlip": lockSlip,
  "POST UnlockPayrollSlip": unlockSlip,
  "GET GetPayrollSettings": getSettings,
  "POST UpdatePayrollSettings": updateSettings,
});
