import { getFormatter, getTranslations } from "next-intl/server";

type Counted = { total: number; outOf?: number | null };

/** Format a list's row count for its heading: "14", or "4 of 62" when filtered. Blank until it has been counted. */
export async function resultCountOf(page: Counted | null, total?: string): Promise<string> {
  if (!page) return "";
  const [t, format] = await Promise.all([getTranslations("shell.list"), getFormatter()]);
  const count = total ?? format.number(page.total);
  return !page.outOf ? count : t("outOf", { count, all: format.number(page.outOf) });
}
