"use client";

import { LoadFailedDialog } from "@/components/features/job-openings/careers/load-failed-dialog";

export default function CareersError({ retry }: { retry: () => void }) {
  return <LoadFailedDialog failedPart="list" retry={retry} />;
}
