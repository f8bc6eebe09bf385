import Box from "@mui/material/Box";
import type { progressStates } from "@/db/enums/applicants";

export type Progress = (typeof progressStates)[number];

const markVariants = {
  done: { bgcolor: "success.main", borderColor: "success.main", color: "background.paper" },
  current: { bgcolor: "background.paper", borderColor: "primary.main", color: "primary.main" },
  waiting: { bgcolor: "background.paper", borderColor: "var(--hairline-strong)", color: "text.secondary" },
  stopped: { bgcolor: "background.paper", borderColor: "error.main", color: "error.main" },
} as const;

const drawings = {
  done: <path d="M6 12.5l4 4 8-9" />,
  current: <circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none" />,
  waiting: null,
  stopped: <path d="M7 7l10 10M17 7L7 17" />,
} as const;

export const StageMark = ({ progress }: { progress: Progress }) => (
  <Box
    aria-hidden
    sx={{
      width: 32,
      height: 32,
      borderRadius: "50%",
      border: 2,
      display: "grid",
      placeItems: "center",
      ...markVariants[progress],
    }}
  >
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[progress]}
    </svg>
  </Box>
);
