import { array, assert, constantFrom, integer, nat, property, record } from "fast-check";
import { transferStates } from "@/db/enums/work-orders";
import { countsAsPaid, openDuesOf, splitSlip, type Payee, type Sent } from "./dues.rules";

const account = { bankName: "BCA", accountNumber: "0123456789", accountName: "Agus" };
const own = (amount: number): Payee => ({ kind: "own", payeeId: null, ...account, amount });
const wife = (amount: number): Payee => ({ kind: "allotment", payeeId: 7, ...account, amount });
const sent = (state: Sent["state"], amount: number, of = own(0)): Sent => ({ ...of, amount, state });

test("owes a slip once: prepared, released and paid count; rejected and dropped are due again", () => {
  const slip = { owed: 100, payees: [own(100)] };
  expect(openDuesOf(slip, [])).toMatchObject({ due: [own(100)], over: 0 });
  for (const state of ["prepared", "released", "paid"] as const)
    expect(openDuesOf(slip, [sent(state, 100)])).toMatchObject({ due: [], over: 0 });
  for (const state of ["rejected", "dropped"] as const)
    expect(openDuesOf(slip, [sent(state, 100)]).due).toEqual([own(100)]);
});

test("owes only the difference after a relock, and lists overpayments", () => {
  expect(openDuesOf({ owed: 120, payees: [own(120)] }, [sent("paid", 100)]).due).toEqual([own(20)]);
  expect(openDuesOf({ owed: 80, payees: [own(80)] }, [sent("paid", 100)])).toMatchObject({ due: [], over: 20 });
});

test("splits a slip among payees and lists those without an account", () => {
  const slip = { owed: 100, payees: [wife(30), own(70)] };
  expect(openDuesOf(slip, [sent("rejected", 30, wife(0)), sent("paid", 70)]).due).toEqual([wife(30)]);
  const homeless = { ...own(100), accountNumber: null };
  expect(openDuesOf({ owed: 100, payees: [homeless] }, [])).toMatchObject({ due: [], noAccount: 100 });
  expect(openDuesOf({ owed: 100, payees: [wife(60), own(40)] }, [sent("paid", 90)])).toMatchObject({ due: [wife(10)] });
});

test("adds up due, missing accounts and counted amounts to the owed amount, or more by the listed overpayment", () => {
  const one = record({ amount: nat(200), state: constantFrom(...transferStates), isOwn: integer({ min: 0, max: 1 }) });
  assert(
    property(nat(100), nat(100), array(one, { maxLength: 6 }), (allotted, rest, before) => {
      const slip = { owed: allotted + rest, payees: [wife(allotted), own(rest)] };
      const sents = before.map(({ amount, state, isOwn }) => sent(state, amount, isOwn ? own(0) : wife(0)));
      const { due, noAccount, counted, over } = openDuesOf(slip, sents);
      const amount = due.reduce((sum, payee) => sum + payee.amount, 0);
      expect(due.every((payee) => payee.amount > 0)).toBe(true);
      expect(counted).toBe(sents.filter(countsAsPaid).reduce((sum, row) => sum + row.amount, 0));
      expect(amount + noAccount + counted - over).toBe(slip.owed);
    }),
  );
});

test("splits a slip in order while it lasts, and the shares add up to it", () => {
  const { kind: _, payeeId: __, amount: ___, ...home } = own(0);
  const share = (payeeId: number, amount: number) => ({ ...home, payeeId, amount });
  const shares = (owed: number) =>
    splitSlip(owed, [share(7, 60), share(8, 50)], home).map(({ payeeId, amount }) => [payeeId, amount]);
  expect(shares(150)).toEqual([
    [7, 60],
    [8, 50],
    [null, 40],
  ]);
  expect(shares(80)).toEqual([
    [7, 60],
    [8, 20],
  ]);
  expect(shares(0)).toEqual([]);
  assert(
    property(nat(1_000), array(nat(500), { maxLength: 3 }), (owed, amounts) => {
      const payees = splitSlip(
        owed,
        amounts.map((amount, at) => share(at, amount)),
        home,
      );
      expect(payees.every(({ amount }) => amount > 0)).toBe(true);
      expect(payees.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
    }),
  );
});
