"use client";

import dynamic from "next/dynamic";

/** Load the file link lazily, so that the writing page does not ship its code. */
export const LazySaveFile = dynamic(() =>
  import("@/components/ui/feedback/save-file").then((module) => module.SaveFile),
);
