import type { SearchParams } from "@/components/ui/list/list-state";
import { McuList } from "../../../../mcu-list";

/** The check-ups of a vessel's joiners. D2 §2 */
export const McuTab = ({ vesselId, query }: { vesselId: number; query: SearchParams }) => (
  <McuList vesselId={vesselId} query={query} />
);
