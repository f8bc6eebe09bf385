"use client";

import dynamic from "next/dynamic";

/** The report as a form, and why it came back: their code comes where they are shown, which is not where a report is read. */
export const ReportForm = dynamic(() => import("./form").then((module) => module.ReportForm));
export const Revision = dynamic(() => import("./revision").then((module) => module.Revision));
