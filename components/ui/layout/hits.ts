import { getFormatter, getTranslations } from "next-intl/server";

type Counted = { total: number; outOf?: number | null };

/** How many a list shows, for its heading: "14", or "4 of 62" where something narrows what there is; nothing before they are counted. */
export async function hitsOf(page: Counted | null, total?: string): Promise<string> {
  if (!page) return "";
  const [t, format] = await Promise.all([getTranslations("shell.list"), getFormatter()]);
  const count = total ?? format.number(page.total);
  return !page.outOf ? count : t("outOf", { count, all: format.number(page.outOf) });
}
