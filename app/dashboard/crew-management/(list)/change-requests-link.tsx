import Button from "@mui/material/Button";
import { getFormatter, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { crewSections } from "@/db/enums/crew";
import type { UserActor } from "@/lib/access/actor";
import { listChangeRequests } from "@/lib/features/crew/list-change-requests";
import { rightOf, writesDirectly } from "@/lib/features/crew/write-right.rules";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "../../attempt";

/** The way to the change requests that wait for this person, and how many. */
export async function ChangeRequestsLink({ user }: { user: UserActor }) {
  if (!crewSections.some((section) => writesDirectly(user, rightOf[section]))) return null;
  const [t, format, page] = await Promise.all([getTranslations("crew.screens.requests"), getFormatter(), attempt(load(listChangeRequests, { pageSize: 1, state: "open" }))]);
  return (
    <Button variant="outlined" component={Link} href="/dashboard/crew-management/change-requests" sx={{ minHeight: { xs: 44, sm: 36 } }}>
      {page ? t("linkCount", { count: page.total, shown: format.number(page.total) }) : t("title")}
    </Button>
  );
}
