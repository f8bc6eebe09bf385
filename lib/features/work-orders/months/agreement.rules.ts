/** A signed agreement of a stay; one that a signed one took the place of is none any more. */
type Agreement = { id: number; startDate: string };

const isNewer = (one: Agreement, other: Agreement) =>
  one.startDate === other.startDate ? one.id > other.id : one.startDate > other.startDate;

/**
 * The agreement in force on the first day on board in a month: the newest that has begun. It stays in force until another is signed, also when
 * the stay is extended. Who goes on board before the day agreed is paid by the first agreement of that stay. product 5.15.1
 * @returns undefined where none is signed: nobody is paid by a guess
 */
export function agreementOn<A extends Agreement>(signed: readonly A[], firstDay: string): A | undefined {
  const begun = signed.filter(({ startDate }) => startDate <= firstDay);
  if (begun.length > 0) return begun.reduce((newest, one) => (isNewer(one, newest) ? one : newest));
  return signed.reduce<A | undefined>((first, one) => (first && !isNewer(first, one) ? first : one), undefined);
}
