"use client";

import dynamic from "next/dynamic";

/** Load the form lazily when its page is shown. */
export const CreatePkl = dynamic(() => import("./create-form").then((module) => module.CreateForm));
