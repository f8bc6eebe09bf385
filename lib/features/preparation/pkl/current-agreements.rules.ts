import { notFound, refused } from "@/lib/platform/errors";

type CurrentAgreement = {
  id: number;
  documentNumber: string;
  endDate: string;
  signedAt: Date | null;
  addendumOfId: number | null;
};
type Form = { supersedesId?: number | undefined; addendumOfId?: number | undefined };

/**
 * Find the agreement that a new one replaces. Only one of a kind is valid, so the replaced one must be named. product
 * 5.15.8 @throws rule for a second one, not-found for one that is not current
 */
export function findReplaced<Row extends CurrentAgreement>(
  agreements: readonly Row[],
  { supersedesId, addendumOfId }: Form,
): Row | null {
  const isOfKind = (row: Row) => (addendumOfId === undefined) === (row.addendumOfId === null);
  const open = agreements.find((row) => row.signedAt === null);
  const ofKind = agreements.filter(isOfKind);
  if (supersedesId !== undefined) {
    const replaced = ofKind.find(({ id }) => id === supersedesId);
    if (!replaced) throw notFound("preparation.pkl.notReplaceable");
    if (open && open.id !== replaced.id) throw refused("preparation.pkl.waiting", { number: open.documentNumber });
    return replaced;
  }
  if (open) throw refused("preparation.pkl.waiting", { number: open.documentNumber });
  const signed = addendumOfId === undefined ? ofKind[0] : undefined;
  if (signed) throw refused("preparation.pkl.signedAlready", { number: signed.documentNumber });
  return null;
}

/** Return the last day covered by signed agreements; null without one. */
export const coveredUntil = (agreements: readonly Pick<CurrentAgreement, "signedAt" | "endDate">[]): string | null =>
  agreements.reduce<string | null>(
    (last, { signedAt, endDate }) => (signedAt !== null && (last === null || endDate > last) ? endDate : last),
    null,
  );

/**
 * Find the agreement an addendum extends, with the last covered day. @throws rule when it is unsigned or the period
 * is already covered
 */
export function findBasis<Row extends CurrentAgreement>(
  agreements: readonly Row[],
  { addendumOfId }: Form,
  endsOn: string,
): Row | null {
  if (addendumOfId === undefined) return null;
  const basis = agreements.find(({ id }) => id === addendumOfId);
  if (basis?.signedAt == null) throw refused("preparation.pkl.addendumOfUnsigned");
  const covered = coveredUntil(agreements) ?? basis.endDate;
  if (covered >= endsOn) throw refused("preparation.pkl.addendumNotNeeded", { end: covered });
  return { ...basis, endDate: covered };
}
