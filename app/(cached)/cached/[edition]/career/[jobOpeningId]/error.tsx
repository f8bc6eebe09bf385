"use client";

import { LoadFailedDialog } from "@/components/features/job-openings/careers/load-failed-dialog";

export default function JobOpeningError({ retry }: { retry: () => void }) {
  return <LoadFailedDialog failedPart="job" retry={retry} />;
}
