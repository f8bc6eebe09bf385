import fc from "fast-check";
import { banksOf, differenceOf, sumOf, transfersOf } from "./rules";

const slip = fc.record({
  crewId: fc.integer({ min: 1, max: 5 }),
  employeeName: fc.constant("Agus"),
  employeeNumber: fc.constant("T-1"),
  bankName: fc.constantFrom("BCA", "Mandiri", null),
  accountNumber: fc.constantFrom("01", "02", null),
  accountName: fc.constant("Agus"),
  takeHome: fc.integer({ min: -1_000, max: 90_000_000 }),
});

test("adds up transfers and unpaid amounts less debts to the slips, none below zero", () => {
  fc.assert(
    fc.property(fc.array(slip, { maxLength: 40 }), (slips) => {
      const { transfers, unpaid, owing } = transfersOf(slips, "2026-10-01");
      const amount = sumOf(transfers, (one) => one.amount);
      const left = amount + sumOf(unpaid, (one) => one.amount) - sumOf(owing, (one) => one.amount);
      expect(left).toBe(sumOf(slips, ({ takeHome }) => takeHome));
      expect(owing.every((one) => one.amount > 0) && unpaid.every((one) => one.amount >= 0)).toBe(true);
      expect(sumOf(banksOf(transfers), (one) => one.amount)).toBe(amount);
      expect(transfers.every((one) => one.amount > 0)).toBe(true);
    }),
  );
});

test("reports a cost center whose lines differ from its slips", () => {
  const center = {
    vesselId: 1,
    vesselName: "MV",
    principalName: null,
    workOrders: 1,
    employerPension: 0,
    takeHome: 90,
    toCollect: 0,
    income: 100,
    deductions: 10,
    components: { basicSalary: 100, pph21Tax: 10 },
  };
  expect([differenceOf([center]), differenceOf([{ ...center, income: 101 }]), differenceOf([])]).toEqual([0, 1, 0]);
});
