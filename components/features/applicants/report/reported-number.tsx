import { useFormatter } from "next-intl";
import { MaybeLink } from "@/components/ui/layout/maybe-link";

/** Show a number of the report with a link to the applicants it counts. */
export function ReportedNumber({ count, what, href }: { count: number; what: string; href: string }) {
  const format = useFormatter();
  const shown = format.number(count);
  return (
    <MaybeLink href={count > 0 ? href : null} label={`${what}: ${shown}`}>
      {shown}
    </MaybeLink>
  );
}
