"use client";

import { createContext, use, type ReactNode } from "react";

type Texts = Record<"title" | "job" | "list" | "retry" | "back", string>;

const ErrorTextsContext = createContext<Texts>({ title: "", job: "", list: "", retry: "", back: "" });

// An error page is a client component and would otherwise bring the whole message formatter with it.
export const ErrorTexts = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
);

export const useErrorTexts = () => use(ErrorTextsContext);
