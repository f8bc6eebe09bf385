"use client";

import dynamic from "next/dynamic";

/** The form, for a page that is mostly read: its code comes when it is shown. */
export const EditVessel = dynamic(() => import("./vessel-form").then((module) => module.VesselForm));
