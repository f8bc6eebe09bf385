"use client";

import { FailedDialog } from "@/components/features/job-openings/public/failed-dialog";

export default function JobOpeningError({ retry }: { retry: () => void }) {
  return <FailedDialog what="job" retry={retry} />;
}
