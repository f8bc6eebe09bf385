"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";

/** How a row is changed: where it stands, or on a phone in a dialog. Enter on the row opens it, and leaving it gives the focus back. */
export function useRow() {
  const [way, setWay] = useState<"row" | "dialog" | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasRow = useRef(false);
  useEffect(() => {
    if (wasRow.current && way === null) opener.current?.focus();
    wasRow.current = way === "row";
  }, [way]);
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === "Enter" && target === currentTarget) setWay("row");
  };
  return { way, setWay, opener, onKeyDown, close: () => setWay(null) };
}
