import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { vesselAddress } from "../addresses";

/** Link to settlements without a vessel, drafts first; nothing without any. */
export async function SettledLink({
  settled: { current, history },
}: {
  settled: { current: number; history: number };
}) {
  const t = await getTranslations("slips.settled");
  if (current + history === 0) return null;
  return (
    <Button variant="outlined" component={Link} href={vesselAddress(null, current > 0 ? null : "history")}>
      {t("open", { count: current > 0 ? current : history })}
    </Button>
  );
}
