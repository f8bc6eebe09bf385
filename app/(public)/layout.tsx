import "@/lib/platform/theme/tokens.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { PublicDocument } from "@/components/features/job-openings/careers/public-document";
import { siteMetadata } from "./page-metadata";

export const generateMetadata = (): Promise<Metadata> => siteMetadata();

export default async function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicDocument nonce={(await headers()).get("x-nonce") ?? undefined}>{children}</PublicDocument>;
}
