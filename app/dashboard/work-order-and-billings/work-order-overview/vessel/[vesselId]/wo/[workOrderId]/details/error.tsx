"use client";

import { BackToSlips } from "@/components/features/work-orders/slips/back-to-slips";

/** Shows the documented error with a retry and a link back. Document 3 §8 */
export default function SlipError({ retry }: { error: unknown; retry: () => void }) {
  return <BackToSlips retry={retry} />;
}
