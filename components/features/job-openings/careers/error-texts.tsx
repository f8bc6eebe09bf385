"use client";

import { createContext, use, type ReactNode } from "react";

type Texts = Record<
  "title" | "job" | "list" | "retry" | "back" | "unknownTitle" | "unknownText" | "unknownAction",
  string
>;

const emptyTexts: Texts = {
  title: "",
  job: "",
  list: "",
  retry: "",
  back: "",
  unknownTitle: "",
  unknownText: "",
  unknownAction: "",
};
const ErrorTextsContext = createContext(emptyTexts);

// Error pages are client components; passing texts avoids shipping the message formatter.
export const ErrorTexts = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
);

export const useErrorTexts = () => use(ErrorTextsContext);
