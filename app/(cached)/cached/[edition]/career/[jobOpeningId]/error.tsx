"use client";

import { FailedDialog } from "@/components/features/job-openings/careers/failed-dialog";

export default function JobOpeningError({ retry }: { retry: () => void }) {
  return <FailedDialog failedPart="job" retry={retry} />;
}
