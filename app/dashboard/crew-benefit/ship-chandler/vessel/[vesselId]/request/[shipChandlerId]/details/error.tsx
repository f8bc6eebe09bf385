"use client";

import { useParams } from "next/navigation";
import { BackToList } from "@/components/features/chandler/detail/back-to-list";

/** Show that the request failed to load, with a link to the vessel's requests and a retry. Document 3 §8 */
export default function RequestError({ retry }: { error: unknown; retry: () => void }) {
  const { vesselId } = useParams<{ vesselId: string }>();
  return <BackToList vesselId={vesselId} state="broken" retry={retry} />;
}
