"use client";

import { useEffect } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useSection } from "../sections/editor-context";
import type { PersonFormProps } from "./person-form";

const PersonForm = lazyDialog(() => import("./person-form").then((module) => module.PersonForm));

/** Load a section's form when the user is about to open it, so that reading the record does not load it. */
export function PersonEditor(props: Omit<PersonFormProps, "onClose" | "meanwhile">) {
  const { close, isAhead, meanwhile } = useSection();
  useEffect(() => {
    if (isAhead) PersonForm.warm.onFocus();
  }, [isAhead]);
  return isAhead ? null : <PersonForm {...props} onClose={close} meanwhile={meanwhile} />;
}
