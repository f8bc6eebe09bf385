import { ScheduleDetails, scheduleTitle, type SchedulePageProps } from "../../../../../../schedule-details";

export const generateMetadata = scheduleTitle;

export default function ScheduleDetailsPage(props: SchedulePageProps) {
  return <ScheduleDetails entrance="scheduling" {...props} />;
}
