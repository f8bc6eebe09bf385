import { useFormatter } from "next-intl";
import { OptionalLink } from "@/components/ui/layout/optional-link";

/** Show a number of the report with a link to the applicants it counts. */
export function ReportedNumber({ count, label, href }: { count: number; label: string; href: string }) {
  const format = useFormatter();
  const formattedCount = format.number(count);
  return (
    <OptionalLink href={count > 0 ? href : null} label={`${label}: ${formattedCount}`}>
      {formattedCount}
    </OptionalLink>
  );
}
