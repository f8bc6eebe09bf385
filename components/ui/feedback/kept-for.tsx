"use client";

import { useEffect } from "react";
import { forgetKeptPages } from "./kept-pages";

/** Deletes the offline pages of every other user on this device, or all of them when no user is signed in. */
export function KeptFor({ reader }: { reader?: string | undefined }) {
  useEffect(() => void forgetKeptPages(reader), [reader]);
  return null;
}
