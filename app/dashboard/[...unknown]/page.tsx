import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { forbidden, notFound } from "next/navigation";
import { canOpen } from "@/lib/access/menu";
import { accessBoundary } from "../access/access-boundary";
import { requireUser } from "../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.notFound"))("title") };
}

/** Show 403 or 404 within the shell for a dashboard address without a page. */
export default async function Unknown({ params }: { params: Promise<{ unknown: string[] }> }) {
  return accessBoundary(async () => {
    const [user, { unknown }] = await Promise.all([requireUser(), params]);
    if (!canOpen(user, `/dashboard/${unknown.join("/")}`)) forbidden();
    notFound();
  });
}
