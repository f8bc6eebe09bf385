"use client";

import { useEffect } from "react";
import { forgetKeptPages } from "./kept-pages";

/** Whoever is signed in finds nothing kept that another sign-in left on this device; nobody signed in, nothing at all. */
export function KeptFor({ reader }: { reader?: string | undefined }) {
  useEffect(() => void forgetKeptPages(reader), [reader]);
  return null;
}
