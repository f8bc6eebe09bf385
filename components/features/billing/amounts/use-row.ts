"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";

/** Edit mode of a row: inline, or a dialog on phones. Enter opens it; closing restores focus. */
export function useRow() {
  const [editMode, setEditMode] = useState<"row" | "dialog" | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasRow = useRef(false);
  useEffect(() => {
    if (wasRow.current && editMode === null) opener.current?.focus();
    wasRow.current = editMode === "row";
  }, [editMode]);
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === "Enter" && target === currentTarget) setEditMode("row");
  };
  return { way: editMode, setWay: setEditMode, opener, onKeyDown, close: () => setEditMode(null) };
}
