/** A row of GetEmployeeOffBoardScheduling: a person on board and their planned sign-off. */
export type LeavingSchedule = {
  employeeSchedulingId: number;
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  name: string;
  employeeSchedulingStatusId: number;
  scheduledOffBoardDate: string;
  daysLeft: number;
};

/** Return the address of the schedule's details. */
export const detailsOf = ({ vesselId, employeeSchedulingId: id }: LeavingSchedule) =>
  `/dashboard/manning/onboard-scheduling/vessel/${vesselId}/crews/${id}/details?tab=onboard`;
