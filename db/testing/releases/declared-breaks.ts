/**
 * What a migration takes from the release before it, on purpose. unusedSince: the release whose code stopped using it, which is out; without,
 * `why` says why the program before it does not trip over it.
 *
 *   { migration: "0070_one_name", breaks: "drops column crew.nickname", unusedSince: "0.2.0", why: "replaced by crew.full_name" },
 */
type DeclaredBreak = { migration: string; breaks: string; unusedSince?: string; why: string };

const wider = { migration: "0053_fee_decimals", why: "8 reads as 8 in numeric too: whole percents go in and come out" };
export const declaredBreaks: readonly DeclaredBreak[] = [
  { ...wider, breaks: "changes the type of billing_rows.fee_percentage" },
  { ...wider, breaks: "changes the type of contracts.fee_percentage" },
  { ...wider, breaks: "changes the type of fee_rates.fee_percentage" },
];
