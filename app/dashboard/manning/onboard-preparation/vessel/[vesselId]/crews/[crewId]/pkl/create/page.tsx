import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CreatePkl } from "@/components/features/preparation/pkl/lazy-create-form";
import { Alert } from "@/components/ui/feedback/alert";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getPklForm } from "@/lib/features/preparation/pkl/get-pkl-form";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../../../access/require-user";
import { crewIdOf } from "../../../../../../../../crew-management/[crewId]/crew-id";
import { vesselIdOf } from "../../../../../../../../vessel-management/[vesselId]/vessel-id";
import { pklCrumbs } from "../crumbs";

type Props = { params: Promise<{ vesselId: string; crewId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pkl.page"))("createTitle") };
}

const idOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);

/** Creates an agreement, a replacement or an addendum. D2 §5 */
export default async function CreatePklPage({ params, searchParams }: Props) {
  const [user, place, query, t] = await Promise.all([
    requireUser("preparation:pkl"),
    params,
    searchParams,
    getTranslations("pkl.page"),
  ]);
  const [vesselId, crewId] = [vesselIdOf(place.vesselId), crewIdOf(place.crewId)];
  const addendumOfId = idOf(valueOf(query, "addendumOf"));
  const supersededParam = idOf(valueOf(query, "supersedes"));
  const start = await load(getPklForm, { vesselId, crewId, addendumOfId });
  const supersedesId = supersededParam ?? start.openPklId ?? undefined;
  const crumbSubject = {
    vesselId,
    crewId,
    ...(addendumOfId === undefined ? {} : { addendumOfId }),
    ...(supersedesId === undefined ? {} : { supersedesId }),
  };
  return (
    <PageTexts
      now={[
        "pkl.page",
        "pkl.lines",
        "pkl.taxStatus",
        "preparation.pkl",
        "rates.provinces",
        "validation",
        "lookups",
        "shell.form",
      ]}
      late={["files", "lookups", "validation"]}
    >
      <PageHeader
        crumbs={await pklCrumbs(user, { vesselId, crewId, crewName: start.crewName, vesselName: start.vesselName })}
        title={t(addendumOfId === undefined ? "createTitle" : "addendumTitle")}
        lead={`${start.crewName}, ${start.vesselName}`}
      />
      {start.openPklNumber ? (
        <Alert severity="info" space="below-16">
          {t("replaces", { number: start.openPklNumber })}
        </Alert>
      ) : null}
      <CreatePkl start={start} target={crumbSubject} />
    </PageTexts>
  );
}
