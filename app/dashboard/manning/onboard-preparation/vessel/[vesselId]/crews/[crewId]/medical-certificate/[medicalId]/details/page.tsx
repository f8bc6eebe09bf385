import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { MedicalFacts } from "@/components/features/preparation/medical/facts";
import { PageHeader } from "@/components/ui/layout/page-header";
import { getMedical } from "@/lib/features/preparation/medical/get-medical";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../../../../access/require-user";
import { vesselIdOf } from "../../../../../../../../../vessel-management/[vesselId]/vessel-id";
import { crumbsTo } from "../../../../../../../crumbs";
import { loadJoiner } from "../../../../../../../load-joiner";

type Props = { params: Promise<{ vesselId: string; crewId: string; medicalId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("preparation-joiners"))("medical.title") };
}

/** One medical certificate of a joiner. D2 §2 */
export default async function MedicalPage({ params }: Props) {
  const [user, { vesselId, crewId, medicalId }, t] = await Promise.all([
    requireUser("preparation:view"),
    params,
    getTranslations("preparation-joiners"),
  ]);
  const [joiner, row] = await Promise.all([
    loadJoiner(vesselId, crewId),
    load(getMedical, { medicalCertificateId: vesselIdOf(medicalId) }),
  ]);
  if (row.crewId !== joiner.crewId) notFound();
  return (
    <>
      <PageHeader crumbs={await crumbsTo(user, joiner, true)} title={t("medical.of", { name: row.employeeName })} />
      <MedicalFacts row={row} />
    </>
  );
}
