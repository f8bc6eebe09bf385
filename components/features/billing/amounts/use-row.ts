"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";

/** Edit mode of a row: inline, or a dialog on phones. Enter opens it; closing restores focus. */
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
