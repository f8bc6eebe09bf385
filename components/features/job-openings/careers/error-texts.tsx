"use client";

import { createContext, use, type ReactNode } from "react";

type Texts = Record<
  "title" | "job" | "list" | "retry" | "back" | "unknownTitle" | "unknownText" | "unknownAction",
  string
>;

const noTexts: Texts = {
  title: "",
  job: "",
  list: "",
  retry: "",
  back: "",
  unknownTitle: "",
  unknownText: "",
  unknownAction: "",
};
const ErrorTextsContext = createContext(noTexts);

// An error page is a client component and would otherwise bring the whole message formatter with it.
export const ErrorTexts = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
);

export const useErrorTexts = () => use(ErrorTextsContext);
