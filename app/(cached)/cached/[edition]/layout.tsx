import "@/lib/platform/theme/tokens.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PublicDocument } from "@/components/features/job-openings/careers/public-document";
import { siteMetadata } from "../../../(public)/page-metadata";
import { setEditionLocale } from "./set-edition-locale";

type Props = { params: Promise<{ edition: string }>; children: ReactNode };

export const dynamic = "force-static";
export const dynamicParams = true;
export const revalidate = 60;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  setEditionLocale((await params).edition);
  return siteMetadata();
}

export default async function CachedLayout({ params, children }: Props) {
  setEditionLocale((await params).edition);
  return <PublicDocument>{children}</PublicDocument>;
}
