import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { PklActions } from "@/components/features/preparation/pkl/actions";
import { preparationAddress } from "@/components/features/preparation/pkl/addresses";
import { PklView } from "@/components/features/preparation/pkl/view";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { getPkl } from "@/lib/features/preparation/pkl/get-pkl";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../../../../access/require-user";
import { crewIdOf } from "../../../../../../../../../crew-management/[crewId]/crew-id";
import { vesselIdOf } from "../../../../../../../../../vessel-management/[vesselId]/vessel-id";
import { pklCrumbs } from "../../crumbs";

type Props = { params: Promise<{ vesselId: string; crewId: string; pklId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pkl.page"))("title") };
}

/** One agreement. The error message is documented. D2 §2, §8 */
export default async function PklPage({ params }: Props) {
  const [user, place, t] = await Promise.all([requireUser("preparation:view"), params, getTranslations("pkl.page")]);
  const [vesselId, crewId] = [vesselIdOf(place.vesselId), crewIdOf(place.crewId)];
  const pkl = await orNull(load(getPkl, { employeePreparationPklId: vesselIdOf(place.pklId) }));
  if (!pkl)
    return (
      <ScreenMessage title={t("title")} text={t("loadFailed")}>
        <Button component={Link} variant="contained" href={preparationAddress}>
          {t("toPreparation")}
        </Button>
      </ScreenMessage>
    );
  if (pkl.vesselId !== vesselId || pkl.crewId !== crewId) notFound();
  return (
    <PageTexts now={["pkl.page", "pkl.lines"]} late={["files", "validation"]}>
      <PageHeader
        crumbs={await pklCrumbs(user, pkl)}
        title={t("viewTitle", { number: pkl.pklDocumentNumber })}
        lead={`${pkl.crewName}, ${pkl.vesselName}`}
        action={<PklActions pkl={pkl} />}
      />
      <PklView pkl={pkl} />
    </PageTexts>
  );
}
