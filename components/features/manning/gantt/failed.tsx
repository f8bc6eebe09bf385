import { useTranslations } from "next-intl";
import { ListError } from "@/components/ui/list/list-error";

/** Report that the chart could not be loaded. D2 §8 */
export function GanttFailed() {
  return <ListError text={useTranslations("gantt")("failed")} />;
}
