"use client";

import { useParams } from "next/navigation";
import { BackToList } from "@/components/features/scheduling/detail/back-to-list";

/** The schedule could not be read: the way back to the crews, or another try. */
export default function ScheduleError({ retry }: { error: unknown; retry: () => void }) {
  const { vesselId } = useParams<{ vesselId: string }>();
  return <BackToList entrance="travel" vesselId={vesselId} state="broken" retry={retry} />;
}
