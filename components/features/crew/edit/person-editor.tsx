"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useSection } from "../sections/editor-context";
import type { PersonFormProps } from "./person-form";

const PersonForm = lazyDialog(() => import("./person-form").then((module) => module.PersonForm));

/** A section's form, fetched when it is opened: who reads the record does not wait for it. */
export function PersonEditor(props: Omit<PersonFormProps, "onClose">) {
  const { close } = useSection();
  return <PersonForm {...props} onClose={close} />;
}
