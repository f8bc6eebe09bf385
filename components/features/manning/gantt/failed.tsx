import { useTranslations } from "next-intl";
import { ListError } from "@/components/ui/list/list-error";

/** The chart could not be read. D2 §8 */
export function GanttFailed() {
  return <ListError text={useTranslations("gantt")("failed")} />;
}
