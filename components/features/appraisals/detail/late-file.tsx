"use client";

import dynamic from "next/dynamic";

/** The file of a report: its code comes where a file is shown, not where a report is written. */
export const SaveFile = dynamic(() => import("@/components/ui/feedback/save-file").then((module) => module.SaveFile));
