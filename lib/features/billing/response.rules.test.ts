import type { Bill } from "./bills.queries";
import { expenseRowOf, mcuPlanningRowOf, mcuRegisterRowOf, victualingRowOf, workOrderRowOf } from "./response.rules";

const bill: Bill = {
  source_id: 7,
  day: "2026-09-10",
  vessel_id: 3,
  vessel_name: "MV Tirta",
  principal_id: 4,
  principal_name: "PT Nordhav",
  contract_id: 5,
  contract_name: "Agreement",
  contested_by: null,
  is_given: false,
  crew_id: 6,
  applicant_id: null,
  person: "Agus",
  status: "Passed",
  clinic: "Klinik",
  package: "Basic",
  expense: "Ticket",
  notes: "window",
  total_crew: 14,
  receipt_id: "r",
  receipt_name: "receipt.pdf",
  amount: 1_250_000,
  fee_option: "percentage",
  fee_percentage: 8,
  fee_value: null,
  fee: 100_000,
  bills_after_fee: 1_350_000,
  vat_base: "billsAfterFee",
  vat: 148_500,
  total_bills: 1_498_500,
  invoice_number: null,
  version: 2,
  has_own_fee: true,
  terms_option: "percentage",
  terms_percentage: 7.5,
  terms_value: null,
};
const month = "2026-09-01";
const figures = { amount: 1_250_000, fee: 100_000, billsAfterFee: 1_350_000, vat: 148_500, totalBills: 1_498_500 };

test("maps rows to the documented names", () => {
  const checkup = {
    vessel: "MV Tirta",
    crew: "Agus",
    status: "Passed",
    clinic: "Klinik",
    package: "Basic",
    ...figures,
  };
  expect(mcuRegisterRowOf(bill, month)).toMatchObject({ assessmentHistoryId: 7, ...checkup });
  expect(mcuPlanningRowOf(bill, month)).toMatchObject({
    employeePreparationMCUId: 7,
    mcuPrice: 1_250_000,
    mcuFeePercentage: 8,
    mcuFeeValue: 0,
    ...checkup,
  });
  expect(expenseRowOf(bill, month)).toMatchObject({
    id: 7,
    employeeSchedulingDocumentId: 7,
    vessel: "MV Tirta",
    employeeName: "Agus",
    expenses: "Ticket",
    price: 1_250_000,
    isOnHold: false,
    notes: "window",
  });
  expect(victualingRowOf(bill, month)).toMatchObject({
    vessel: "MV Tirta",
    expensesType: "UJBM",
    totalCrew: 14,
    totalAmount: 1_250_000,
    attachment: "receipt.pdf",
    attachmentId: "r",
    totalBills: 1_498_500,
  });
  expect(workOrderRowOf({ ...bill, package: "WO/M/2026/09/00001" }, month)).toMatchObject({
    workOrderId: 7,
    workOrderNumber: "WO/M/2026/09/00001",
    ...figures,
  });
});

test("reports why a row has the usual terms, and its original month", () => {
  expect(mcuRegisterRowOf(bill, month)).toMatchObject({ note: null, carriedFrom: null });
  expect(mcuRegisterRowOf({ ...bill, contract_id: null }, month).note).toBe("no-contract");
  expect(mcuRegisterRowOf({ ...bill, contract_id: null, principal_id: null }, month).note).toBe("no-principal");
  const contested = { ...bill, contract_id: null, contested_by: ["Agreement", "Docking"] };
  expect(mcuRegisterRowOf(contested, month)).toMatchObject({
    note: "several-contracts",
    coveredBy: ["Agreement", "Docking"],
  });
  expect(expenseRowOf(contested, month).note).toBe("several-contracts");
  expect(expenseRowOf({ ...bill, contract_id: null }, month).note).toBeNull();
  expect(mcuRegisterRowOf(bill, "2026-10-01").carriedFrom).toBe(month);
  expect(expenseRowOf({ ...bill, amount: 0 }, month).isOnHold).toBe(true);
});
