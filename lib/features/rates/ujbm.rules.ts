type Row = { vesselId: number | null; vesselTypeId: number | null; ujbm: number };
type Vessel = { id: number; vesselTypeId: number };

/**
 * Return a vessel's UJBM rate in whole rupiah per person and day: its own, else its type's, else the general one; null
 * without any, which differs from zero. product 5.13
 */
export function ujbmRateOf(rows: readonly Row[], { id, vesselTypeId }: Vessel): number | null {
  const matchedRow =
    rows.find((row) => row.vesselId === id) ??
    rows.find((row) => row.vesselId === null && row.vesselTypeId === vesselTypeId) ??
    rows.find((row) => row.vesselId === null && row.vesselTypeId === null);
  return matchedRow?.ujbm ?? null;
}
