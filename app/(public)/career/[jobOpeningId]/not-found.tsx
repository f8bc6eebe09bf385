import { JobNotFound } from "@/components/features/job-openings/public/job-not-found";

export default function JobOpeningNotFound() {
  return <JobNotFound />;
}
