import Chip from "@mui/material/Chip";

const colours = {
  New: "warning",
  Pending: "warning",
  "Need Renewal": "warning",
  "Not Completed": "warning",
  Scheduled: "primary",
  InProgress: "primary",
  Expired: "error",
  Failed: "error",
  Closed: "error",
  Deactive: "error",
  Passed: "success",
  Approved: "success",
  Completed: "success",
  Open: "success",
  Active: "success",
} as const;
export type StatusName = keyof typeof colours;

/** A status as a word on its documented colour; faint when the stage has not been reached. */
export function StatusBadge({ status, label, faint = false }: { status: StatusName; label: string; faint?: boolean }) {
  const colour = faint ? undefined : colours[status];
  return (
    <Chip
      size="small"
      label={label}
      sx={{
        height: 22,
        fontWeight: 600,
        borderRadius: 1,
        bgcolor: colour ? `${colour}.light` : "transparent",
        color: colour ? `${colour}.main` : "text.secondary",
        "& .MuiChip-label": { px: 2 },
      }}
    />
  );
}
