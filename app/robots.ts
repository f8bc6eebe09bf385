import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/platform/mail/outbox";

// Pages with their own noindex, such as /sign-in, must stay crawlable for it to be seen.
export const dynamic = "force-dynamic";

const disallow = [
  "/dashboard",
  "/registration",
  "/registration-process",
  "/validation",
  "/agreement",
  "/approve",
  "/check",
  "/api",
  "/PMSol",
  "/dev",
];

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: ["/", "/api/public/"], disallow }, sitemap: siteUrl("/sitemap.xml") };
}
