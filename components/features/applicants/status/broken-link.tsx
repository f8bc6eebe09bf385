import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";

export async function BrokenLink() {
  const t = await getTranslations("registration.status");
  return (
    <Box sx={{ pb: 8 }}>
      <Typography variant="h1">{t("broken")}</Typography>
      <Box component="p" sx={{ fontSize: 16 }}>
        {t("brokenHelp")}
      </Box>
      <Button href="/" variant="contained" size="large" height={48}>
        {t("backToCareer")}
      </Button>
    </Box>
  );
}
