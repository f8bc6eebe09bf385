/** A line of GetEmployeeOffBoardScheduling: somebody on board and the day the plan takes them off. */
export type Leaving = {
  employeeSchedulingId: number;
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  name: string;
  employeeSchedulingStatusId: number;
  scheduledOffBoardDate: string;
  daysLeft: number;
};

/** Where their way on and off is settled. */
export const detailsOf = ({ vesselId, employeeSchedulingId: id }: Leaving) =>
  `/dashboard/manning/onboard-scheduling/vessel/${vesselId}/crews/${id}/details?tab=onboard`;
