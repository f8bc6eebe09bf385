import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { DocumentTitle } from "./header-title";

export async function ForbiddenScreen() {
  const t = await getTranslations("shell.forbidden");
  return (
    <ScreenMessage title={t("title")} text={t("text")}>
      <DocumentTitle title={`${t("title")} · Nakhoda`} />
      <Button variant="contained" component={Link} href="/dashboard">
        {t("back")}
      </Button>
    </ScreenMessage>
  );
}
