import { JobNotFound } from "@/components/features/job-openings/job/not-found";

export default function JobOpeningNotFound() {
  return <JobNotFound />;
}
