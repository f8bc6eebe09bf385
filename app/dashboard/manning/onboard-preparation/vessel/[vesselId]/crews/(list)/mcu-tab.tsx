import type { SearchParams } from "@/components/ui/list/list-state";
import { McuList } from "../../../../mcu-list";

/** The check-ups of those who prepare or prepared for a vessel. D2 §2 */
export const McuTab = ({ vesselId, query }: { vesselId: number; query: SearchParams }) => (
  <McuList vesselId={vesselId} query={query} />
);
