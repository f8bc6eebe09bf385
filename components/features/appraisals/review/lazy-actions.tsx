"use client";

import dynamic from "next/dynamic";

/** Load the report actions lazily, so that the writing page does not ship them. */
export const LazyReportActions = dynamic(() => import("./actions").then((module) => module.ReportActions));
