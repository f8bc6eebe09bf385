import { ScheduleDetails, scheduleTitle, type SchedulePageProps } from "../../../../../../manning/schedule-details";

export const generateMetadata = scheduleTitle;

export default function ScheduleDetailsPage(props: SchedulePageProps) {
  return <ScheduleDetails entrance="travel" {...props} />;
}
