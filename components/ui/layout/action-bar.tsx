import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Shows Back and Next of a form within thumb reach. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: "sticky",
      bottom: 0,
      zIndex: 5,
      display: "flex",
      flexWrap: { xs: "wrap", sm: "nowrap" },
      columnGap: 3,
      rowGap: 2,
      justifyContent: "flex-end",
      mx: { xs: -4, sm: -8 },
      mt: 4,
      px: { xs: 4, sm: 8 },
      pt: 3,
      pb: "calc(12px + env(safe-area-inset-bottom))",
      bgcolor: "background.paper",
      borderTop: 1,
      borderColor: "divider",
      borderBottomLeftRadius: { sm: 10 },
      borderBottomRightRadius: { sm: 10 },
    }}
  >
    {children}
  </Box>
);
