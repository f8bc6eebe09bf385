"use client";

import { useEffect } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useSection } from "../sections/editor-context";
import type { PersonFormProps } from "./person-form";

const PersonForm = lazyDialog(() => import("./person-form").then((module) => module.PersonForm));

/** Load a section's form when the user is about to open it, so that reading the record does not load it. */
export function PersonEditor(props: Omit<PersonFormProps, "onClose" | "fallback">) {
  const { close, isPreloading, fallback } = useSection();
  useEffect(() => {
    if (isPreloading) PersonForm.preloadProps.onFocus();
  }, [isPreloading]);
  return isPreloading ? null : <PersonForm {...props} onClose={close} fallback={fallback} />;
}
