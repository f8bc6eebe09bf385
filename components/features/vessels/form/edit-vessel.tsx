"use client";

import dynamic from "next/dynamic";

/** Load the form only when it is opened: the page is mostly read. */
export const EditVessel = dynamic(() => import("./vessel-form").then((module) => module.VesselForm));
