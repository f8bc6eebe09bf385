"use client";

import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";

type Props = {
  isFilled: boolean;
  isWrong: boolean;
  /** No higher than its buttons, for use next to other fields. */
  isTight?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A drop target for files that highlights while one is dragged over it. */
export function DropTarget({ isFilled, isWrong, isTight = false, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const dropped = [...event.dataTransfer.files];
        if (dropped.length > 0) onFiles(dropped);
      }}
      sx={{
        display: "grid",
        gap: isTight ? 0 : 2,
        p: isTight ? 1 : 3,
        border: 1,
        borderStyle: isFilled ? "solid" : "dashed",
        borderColor: isOver ? "primary.main" : isWrong ? "error.main" : "var(--hairline-strong)",
        borderRadius: 1,
        bgcolor: isOver ? "primary.light" : "background.paper",
      }}
    >
      {children}
    </Box>
  );
}
