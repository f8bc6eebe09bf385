"use client";

import dynamic from "next/dynamic";

/** Load the form with the certification tab only. */
export const LazyFitForm = dynamic(() => import("./fit-form").then(({ FitForm }) => FitForm));
