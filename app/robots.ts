import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/platform/mail/outbox";

// Pages that say noindex themselves, /sign-in among them, must be readable to be heard.
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
