"use client";

import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";

type Props = { isFilled: boolean; isWrong: boolean; onFiles: (files: File[]) => void; children: ReactNode };

/** A frame that takes files dropped on it and shows while one hangs above. */
export function DropFrame({ isFilled, isWrong, onFiles, children }: Props) {
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
        gap: 2,
        p: 3,
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
