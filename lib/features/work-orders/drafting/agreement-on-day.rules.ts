/** A signed agreement of an assignment. Superseded agreements are excluded. */
type Agreement = { id: number; startDate: string };

const isNewer = (one: Agreement, other: Agreement) =>
  one.startDate === other.startDate ? one.id > other.id : one.startDate > other.startDate;

/**
 * Return the agreement in force on the first day on board in a month: the newest one started. It stays in force until
 * another is signed, also after an extension. A person on board before its start is paid by the assignment's first
 * agreement. product 5.15.1 @returns undefined when none is signed; pay is never guessed
 */
export function agreementOn<A extends Agreement>(signed: readonly A[], firstDay: string): A | undefined {
  const started = signed.filter(({ startDate }) => startDate <= firstDay);
  if (started.length > 0) return started.reduce((newest, one) => (isNewer(one, newest) ? one : newest));
  return signed.reduce<A | undefined>((first, one) => (first && !isNewer(first, one) ? first : one), undefined);
}
