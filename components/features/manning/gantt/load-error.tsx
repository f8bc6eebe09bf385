import { useTranslations } from "next-intl";
import { ListError } from "@/components/ui/list/list-error";

/** Report that the chart could not be loaded. D2 §8 */
export function GanttLoadError() {
  return <ListError text={useTranslations("gantt")("failed")} />;
}
