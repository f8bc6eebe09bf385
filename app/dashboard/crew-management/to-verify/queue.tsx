import { getTranslations } from "next-intl/server";
import { VerificationQueue } from "@/components/features/crew/documents/verification-queue";
import styles from "@/components/features/crew/documents/verification-queue.module.css";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { hrefWith } from "@/components/ui/list/list-state";
import { listDocumentsToVerify } from "@/lib/features/crew/documents/list-documents-to-verify";
import { renewableKinds } from "@/lib/features/crew/documents/schema";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../filter-bar";
import { namedIn } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import { rankOptions, vesselOptions } from "../../list-screen/options";
import { one, several } from "../../list-screen/panel-filters";
import { savedViews } from "../../list-screen/saved-views";

/** Documents to verify one at a time, the scan next to its fields. product 2.4 */
export const documentQueue = list({
  name: "to-verify",
  texts: "work-lists.toVerify",
  views: savedViews("to-verify"),
  filters: {
    kind: one({ label: "kind", known: renewableKinds, options: namedIn("work-lists.toVerify.kinds", renewableKinds) }),
    vessel: several({ label: "vessel", known: isId, options: vesselOptions }),
    position: several({ label: "rank", known: isId, options: rankOptions }),
  },
  load: async ({ vessel, ...query }, { number }) => {
    const page = await load(listDocumentsToVerify, { ...query, vesselId: vessel, pageSize: 1 });
    const counted = page.totalIsCapped ? page.total - 1 : page.total;
    return { ...page, counted, headText: `${number(counted)}${page.totalIsCapped ? "+" : ""}` };
  },
}).screen({
  title: "title",
  lead: "lead",
  crumbs: async ({ home }) => {
    const t = await getTranslations("crew.screens");
    return [home, { label: t("list.title"), href: "/dashboard/crew-management" }];
  },
  search: "search",
  filterTitle: "filter",
  keyOf: ({ id }) => id,
  columns: [],
  body: ({ tools }, { page, params, state: { pageIndex }, t }) => {
    const [document] = page?.rows ?? [];
    const stepTo = (index: number) => hrefWith(params, { pageIndex: index > 0 ? index : null });
    if (page && document)
      return (
        <>
          <div className={styles.tools}>{tools}</div>
          <VerificationQueue
            document={document}
            position={pageIndex + 1}
            total={page.counted}
            isMore={page.totalIsCapped}
            previous={pageIndex > 0 ? stepTo(pageIndex - 1) : null}
            next={pageIndex + 1 < page.total ? stepTo(pageIndex + 1) : null}
          />
        </>
      );
    if (!page || page.total === 0 || pageIndex === 0) return null;
    // Others may have verified what the queue ended with.
    const last = { href: stepTo(page.total - 1), label: t("previous") };
    return (
      <>
        <div className={styles.tools}>{tools}</div>
        {emptyStateOf([], { title: t("emptyTitle"), text: t("emptyPlace"), action: last })}
      </>
    );
  },
  empty: { title: "emptyTitle", text: "empty", noMatch: "emptyNarrowed" },
});
