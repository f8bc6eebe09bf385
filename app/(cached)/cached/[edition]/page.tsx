import type { Metadata } from "next";
import { careersMetadata, CareersScreen } from "../../../(public)/careers-screen";
import { readForCache } from "../../../(public)/read-public";
import { setEditionLocale } from "./set-edition-locale";

type Props = { params: Promise<{ edition: string }> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  setEditionLocale((await params).edition);
  return careersMetadata({});
}

/** The careers page without filters, from the page cache. */
export default async function CachedCareersPage({ params }: Props) {
  setEditionLocale((await params).edition);
  return <CareersScreen params={{}} read={readForCache} />;
}
