"use client";

import dynamic from "next/dynamic";

/** What a reader may do with a report: its code comes where a report is read, not where it is written. */
export const ReportActions = dynamic(() => import("./actions").then((module) => module.ReportActions));
