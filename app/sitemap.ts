import type { MetadataRoute } from "next";
import { listSitemapJobOpenings } from "@/lib/features/job-openings/list-sitemap-job-openings";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { load } from "@/lib/platform/transport/page";
import { languagesOf } from "./(public)/page-metadata";

export const dynamic = "force-dynamic";

/** Same address as the page's canonical: the home page has no trailing slash. */
const pageUrl = (path: string) => siteUrl(path).replace(/\/$/, "");

const entry = (path: string, lastModified?: Date) => ({
  url: pageUrl(path),
  ...(lastModified && { lastModified }),
  alternates: { languages: languagesOf(path, pageUrl) },
});

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const openings = await load(listSitemapJobOpenings, {});
  const [newest] = openings.map(({ updatedAt }) => updatedAt).sort((a, b) => b.getTime() - a.getTime());
  return [
    entry("/", newest),
    entry("/privacy"),
    ...openings.map(({ id, updatedAt }) => entry(`/career/${id}`, updatedAt)),
  ];
}
