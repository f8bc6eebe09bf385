import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundHere } from "../../access/area-not-found";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.notFound"))("title") };
}

export default function ApprovalCrewNotFound() {
  return <NotFoundHere area="/dashboard/manning/approval-crew" />;
}
