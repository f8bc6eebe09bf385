"use client";

import { useParams } from "next/navigation";
import { BackToList } from "@/components/features/chandler/detail/back-to-list";

/** The request could not be read: the way back to the vessel's, or another try. Document 3 §8 */
export default function RequestError({ retry }: { error: unknown; retry: () => void }) {
  const { vesselId } = useParams<{ vesselId: string }>();
  return <BackToList vesselId={vesselId} state="broken" retry={retry} />;
}
