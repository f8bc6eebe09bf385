import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Render a titled section of a step, in two columns when there is room. */
export function StepSection({
  id,
  title,
  help,
  columns = true,
  children,
}: {
  id: string;
  title: ReactNode;
  help?: ReactNode;
  columns?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        py: { xs: 6, md: 8 },
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0, pt: 0 },
        scrollMarginTop: 80,
      }}
    >
      <Typography variant="h2" id={`${id}-title`} sx={{ color: "secondary.main" }}>
        {title}
      </Typography>
      {help ? (
        <Box sx={{ mt: 1, color: "text.secondary", fontSize: 15, maxWidth: "var(--measure)" }}>{help}</Box>
      ) : null}
      <Box
        sx={{
          mt: 5,
          display: "grid",
          columnGap: 6,
          rowGap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: columns ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)" },
          alignItems: "start",
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
