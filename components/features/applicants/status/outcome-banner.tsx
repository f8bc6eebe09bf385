import Box from "@mui/material/Box";
import { getTranslations } from "next-intl/server";
import type { RegistrationStatus } from "@/lib/features/applicants/schema";

const colours = {
  "in-progress": "info",
  "not-continued": "warning",
  accepted: "success",
  withdrawn: "warning",
  closed: "warning",
} as const;

/** Show the outcome. While the application is open, also say when its opening has closed. */
export async function OutcomeBanner({ outcome, openingClosed }: Pick<RegistrationStatus, "outcome" | "openingClosed">) {
  const t = await getTranslations("registration.status");
  const kinds =
    outcome === "in-progress" && openingClosed ? (["in-progress", "closed"] as const) : ([outcome] as const);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {kinds.map((kind) => (
        <Box
          key={kind}
          data-outcome={kind}
          sx={{ borderLeft: 4, borderColor: `${colours[kind]}.main`, bgcolor: `${colours[kind]}.light`, px: 4, py: 3 }}
        >
          <Box sx={{ fontWeight: 700, fontSize: 18, color: `${colours[kind]}.main` }}>{t(`outcome.${kind}`)}</Box>
          <Box sx={{ mt: 1 }}>{t(`outcomeText.${kind}`)}</Box>
        </Box>
      ))}
    </Box>
  );
}
