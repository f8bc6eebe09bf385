import type { assignments } from "../../schema/manning";

type Seat = { seatId: number; position: string; emptySince?: string };

/** A row of a seat with its optional holder, confirmed and on board by default. */
export function seatHolder(
  { seatId, position, emptySince = "2026-01-01" }: Seat,
  tour: Partial<typeof assignments.$inferSelect> | null = null,
  fullName: string | null = null,
) {
  const known = tour && {
    id: 1,
    seatId,
    vesselId: 7,
    crewId: 9,
    slot: "current" as const,
    startDate: "2026-06-01",
    endDate: "2026-12-01",
    originalEndDate: null,
    durationMonths: 6,
    principalStatus: "NotRequired" as const,
    employeeStatus: "Confirmed" as const,
    checkedInOn: "2026-06-01",
    checkedOutOn: null,
    handoverSince: null,
    overlapReason: null,
    rejectionReason: null,
    cancelReason: null,
    createdAt: new Date("2026-05-01"),
    createdBy: null,
    updatedAt: new Date("2026-05-01"),
    version: 1,
    ...tour,
  };
  return {
    vesselId: 7,
    seatId,
    position: { name: position, nameId: `${position} ID` },
    emptySince,
    assignment: known,
    fullName,
    isUnprepared: false,
  };
}
