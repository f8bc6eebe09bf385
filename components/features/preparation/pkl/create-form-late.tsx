"use client";

import dynamic from "next/dynamic";

/** The form of a page: its code comes when it is shown. */
export const CreatePkl = dynamic(() => import("./create-form").then((module) => module.CreateForm));
