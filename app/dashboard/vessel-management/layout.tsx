import type { ReactNode } from "react";
import { VesselMessages } from "@/components/features/vessels/vessel-messages";

export default function VesselManagementLayout({ children }: { children: ReactNode }) {
  return <VesselMessages>{children}</VesselMessages>;
}
