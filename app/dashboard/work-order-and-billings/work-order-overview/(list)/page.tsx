import type { ComponentProps } from "react";
import { getTranslations } from "next-intl/server";
import { ownDeductions } from "@/components/features/work-orders/addresses";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { can, type UserActor } from "@/lib/access/actor";
import { requireUser } from "../../../access/require-user";
import { slipVessels } from "../vessel-list";

export const generateMetadata = slipVessels.generateMetadata;

/** Show the vessels of the month, or an empty state for a seafarer without a slip. Document 3 §2, §6 */
export default async function WorkOrderOverviewPage(props: ComponentProps<typeof slipVessels.Page>) {
  const user = await requireUser("work-orders:slip");
  return can(user, "work-orders:view") ? <slipVessels.Page {...props} /> : <NoSlips user={user} />;
}

async function NoSlips({ user }: { user: UserActor }) {
  const t = await getTranslations("slips");
  return (
    <>
      <PageHeader crumbs={[]} title={t("titles.own")} />
      <ListEmpty title={t("empty.own")} text={t("empty.ownText")}>
        {can(user, "work-orders:deductions") ? (
          <Button variant="outlined" component={Link} href={ownDeductions}>
            {t("ownDeductions")}
          </Button>
        ) : null}
      </ListEmpty>
    </>
  );
}
