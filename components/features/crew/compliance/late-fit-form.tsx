"use client";

import dynamic from "next/dynamic";

/** The question of the certification tab: its fields come with that tab, not with every record. */
export const LateFitForm = dynamic(() => import("./fit-form").then(({ FitForm }) => FitForm));
