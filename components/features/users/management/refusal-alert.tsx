"use client";

import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import type { SxProps } from "@mui/material/styles";

type Props = { title: string; reason?: string | undefined; sx?: SxProps };

/** What did not work, and below it why, when the server gave a reason. */
export function RefusalAlert({ title, reason, sx = {} }: Props) {
  return (
    <Alert severity="error" sx={sx}>
      {reason ? (
        <>
          <AlertTitle sx={{ mb: 0, fontSize: 14 }}>{title}</AlertTitle>
          {reason}
        </>
      ) : (
        title
      )}
    </Alert>
  );
}
