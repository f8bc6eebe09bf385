"use client";

import { useEffect } from "react";
import { deleteOfflinePages } from "./offline-pages";

/** Deletes the offline pages of every other user on this device, or all of them when no user is signed in. */
export function ClearOfflinePages({ userKey }: { userKey?: string | undefined }) {
  useEffect(() => void deleteOfflinePages(userKey), [userKey]);
  return null;
}
