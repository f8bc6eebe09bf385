import { getTranslations } from "next-intl/server";
import { HistoryTable } from "@/components/features/crew/detail/history-table";
import { ReadsTable } from "@/components/features/crew/detail/reads-table";
import { RecordSection } from "@/components/features/crew/sections/record-section";
import { PartialPagination } from "@/components/ui/list/partial-pagination";
import { ListError } from "@/components/ui/list/list-error";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, readListState, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { listSensitiveReads } from "@/lib/features/crew/detail/list-sensitive-reads";
import { listDocumentHistory } from "@/lib/features/crew/detail/list-document-history";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";

const table = "crew-documents";
const defaults = { pageSize: 50, sorts: ["createdAt"], order: "desc" } as const;
const readsPerPage = 10;
const pageOf = (params: SearchParams, key: string) =>
  /^[1-9]\d{0,5}$/.test(valueOf(params, key)) ? Number(valueOf(params, key)) : 1;

/** Show every version of every document, and who read sensitive data. Document 2 §2, product 2.4 and 5.20 */
export async function DocumentsTab({ person, query }: { person: CrewDetail; query: SearchParams }) {
  const t = await getTranslations("crew.screens");
  const { pageIndex, pageSize } = readListState(query, defaults, readChoice(undefined));
  const readsPage = pageOf(query, "readsPage");
  const [history, reads] = await Promise.all([
    orNull(load(listDocumentHistory, { crewId: person.id, pageNumber: pageIndex + 1, pageSize })),
    person.allowedActions.includes("see-reads")
      ? orNull(load(listSensitiveReads, { crewId: person.id, pageNumber: readsPage, pageSize: readsPerPage }))
      : undefined,
  ]);
  return (
    <>
      <RecordSection id="versions" title={t("history.title")}>
        {history ? (
          <>
            <HistoryTable rows={history.rows} />
            {history.total > pageSize || pageIndex > 0 ? (
              <ListPagination
                table={table}
                total={history.total}
                pageIndex={pageIndex}
                pageSize={pageSize}
                defaultPageSize={defaults.pageSize}
                params={query}
              />
            ) : null}
          </>
        ) : (
          <ListError />
        )}
      </RecordSection>
      {reads === undefined ? null : (
        <RecordSection id="reads" title={t("reads.title")}>
          {reads ? (
            <>
              <ReadsTable rows={reads.rows} />
              {reads.total > readsPerPage ? (
                <PartialPagination
                  pageKey="readsPage"
                  total={reads.total}
                  pageNumber={readsPage}
                  pageSize={readsPerPage}
                  params={query}
                />
              ) : null}
            </>
          ) : (
            <ListError />
          )}
        </RecordSection>
      )}
    </>
  );
}
