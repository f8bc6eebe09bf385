type Row = { vesselId: number | null; vesselTypeId: number | null; ujbm: number };
type Vessel = { id: number; vesselTypeId: number };

/** What a person and day comes to on a vessel, in whole rupiah: the vessel's own rate before its type's before the one for all; null where none is said, which is not nought. product 5.13 */
export function ujbmRateOf(rows: readonly Row[], { id, vesselTypeId }: Vessel): number | null {
  const found =
    rows.find((row) => row.vesselId === id) ??
    rows.find((row) => row.vesselId === null && row.vesselTypeId === vesselTypeId) ??
    rows.find((row) => row.vesselId === null && row.vesselTypeId === null);
  return found?.ujbm ?? null;
}
