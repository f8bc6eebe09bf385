"use client";

import dynamic from "next/dynamic";

/** Load the report form and its revision messages lazily, so that the read-only page does not ship them. */
export const LazyReportForm = dynamic(() => import("./form").then((module) => module.ReportForm));
export const LazyReturnedNotice = dynamic(() => import("./returned-notice").then((module) => module.ReturnedNotice));
