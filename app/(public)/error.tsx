"use client";

import { FailedDialog } from "@/components/features/job-openings/careers/failed-dialog";

export default function CareersError({ retry }: { retry: () => void }) {
  return <FailedDialog failedPart="list" retry={retry} />;
}
