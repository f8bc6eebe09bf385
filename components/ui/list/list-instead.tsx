import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/layout/link";
import { Button } from "../layout/button";
import { ListEmpty } from "./list-empty";
import { ListError } from "./list-error";
import { hrefWith, type SearchParams } from "./list-state";

type Way = { href: string; label: string };
/**
 * `action`: clears filters, opens the first page or the source of rows. `fallback`: the next step when there is no
 * action.
 */
type Nothing = { title: string; text: string; way?: Way | null; otherwise?: ReactNode };
type Place = { params: SearchParams; tab: string; isPast: boolean; isNarrowed: boolean };

/** Return what replaces a list's rows: an error (rows null), an empty state, or undefined when there are rows. */
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

/**
 * Offer the first page after the last one, or clear the filters. Returns null when the list is empty without filters.
 */
export async function wayOut({ params, tab, isPast, isNarrowed }: Place): Promise<Way | null> {
  const t = await getTranslations("shell.list");
  if (isPast) return { href: hrefWith(params, { pageIndex: null }), label: t("first") };
  return isNarrowed ? { href: `?tab=${tab}`, label: t("clearFilters") } : null;
}
