"use client";

import { useParams } from "next/navigation";
import { BackToList } from "@/components/features/scheduling/detail/back-to-list";

/** Shows that the schedule failed to load, with a retry and a link to the crews. */
export default function ScheduleError({ retry }: { error: unknown; retry: () => void }) {
  const { vesselId } = useParams<{ vesselId: string }>();
  return <BackToList entrance="travel" vesselId={vesselId} state="broken" retry={retry} />;
}
