import type { ReactNode } from "react";
import { VesselMessages } from "@/components/features/vessels/messages";

export default function VesselManagementLayout({ children }: { children: ReactNode }) {
  return <VesselMessages>{children}</VesselMessages>;
}
