import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/platform/mail/outbox";

export const dynamic = "force-dynamic";

const disallow = [
  "/dashboard",
  "/registration",
  "/registration-process",
  "/validation",
  "/approve",
  "/api",
  "/PMSol",
  "/dev",
  "/sign-in",
];

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow }, sitemap: siteUrl("/sitemap.xml") };
}
