"use client";

import { BackToSlips } from "@/components/features/work-orders/slips/back-to-slips";

/** The slip could not be read, in the documented words: the way back, or another try. Document 3 §8 */
export default function SlipError({ retry }: { error: unknown; retry: () => void }) {
  return <BackToSlips retry={retry} />;
}
