import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/layout/link";
import { Button } from "../layout/button";
import { ListEmpty } from "./list-empty";
import { ListError } from "./list-error";
import { hrefWith, type SearchParams } from "./list-state";

type Way = { href: string; label: string };
/** way: out of the filters, back to the first page, or to where rows come from; otherwise: the next step where there is no such way. */
type Nothing = { title: string; text: string; way?: Way | null; otherwise?: ReactNode };
type Place = { params: SearchParams; tab: string; isPast: boolean; isNarrowed: boolean };

/** What stands in place of a list's rows: that they could not be read (no rows) or that there are none. Undefined where there are some. */
export function listInstead(rows: readonly unknown[] | null | undefined, { title, text, way, otherwise }: Nothing) {
  if (!rows) return <ListError />;
  if (rows.length > 0) return undefined;
  return (
    <ListEmpty title={title} text={text}>
      {way ? (
        <Button variant="outlined" component={Link} href={way.href}>
          {way.label}
        </Button>
      ) : (
        otherwise
      )}
    </ListEmpty>
  );
}

/** Back to the first page for who went past the last one, out of the filters for who asked for too much; no way where there is nothing at all. */
export async function wayOut({ params, tab, isPast, isNarrowed }: Place): Promise<Way | null> {
  const t = await getTranslations("shell.list");
  if (isPast) return { href: hrefWith(params, { pageIndex: null }), label: t("first") };
  return isNarrowed ? { href: `?tab=${tab}`, label: t("clearFilters") } : null;
}
