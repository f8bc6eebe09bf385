import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { forbidden, notFound } from "next/navigation";
import { mayOpen } from "@/lib/access/menu";
import { admitted } from "../admitted";
import { signedIn } from "../signed-in";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.notFound"))("title") };
}

/** An address of the dashboard without a page keeps the shell: 403 outside what the person may open, else 404. */
export default async function Unknown({ params }: { params: Promise<{ unknown: string[] }> }) {
  return admitted(async () => {
    const [user, { unknown }] = await Promise.all([signedIn(), params]);
    if (!mayOpen(user, `/dashboard/${unknown.join("/")}`)) forbidden();
    notFound();
  });
}
