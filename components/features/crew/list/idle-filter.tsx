import { useFormatter, useTranslations } from "next-intl";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { idleMonths } from "@/lib/features/crew/idle.rules";
import { cappedCountText } from "./capped-count-text";

type Props = { count: number; current: string; params: SearchParams };

/** Show a chip with the count of idle people that filters them or removes the filter. */
export function IdleFilter({ count, current, params }: Props) {
  const t = useTranslations("crew.screens.list");
  const format = useFormatter();
  if (count === 0 && !current) return null;
  return (
    <ListFilter
      label={t("idleLabel")}
      choices={[
        {
          id: "true",
          label: t("idle", {
            months: idleMonths,
            count: cappedCountText(count, true, (value) => format.number(value)),
          }),
          href: hrefWith(params, { idle: current ? null : "true", pageIndex: null }),
        },
      ]}
      current={current}
    />
  );
}
