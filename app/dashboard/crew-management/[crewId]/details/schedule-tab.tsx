import { getLocale, getTranslations } from "next-intl/server";
import { WaitingConsent } from "@/components/features/manning/approvals/waiting-consent";
import { declarationOf } from "@/lib/features/manning/declaration.rules";
import { PacksTable } from "@/components/features/evidence/packs-table";
import { listPacks } from "@/lib/features/evidence/list-packs";
import { RecordSection } from "@/components/features/crew/sections/record-section";
import { ScheduleTable } from "@/components/features/crew/detail/schedule-table";
import { ListError } from "@/components/ui/list/list-error";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, readListState, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { listScheduleHistory } from "@/lib/features/crew/schedule/list-schedule-history";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "@/lib/platform/transport/attempt";
import { upcomingOf } from "../crew";

const table = "crew-schedule";
const defaults = { pageSize: 10, sorts: ["startDate"], order: "desc" } as const;

type Props = { person: CrewDetail; user: UserActor; query: SearchParams };

/** Where somebody is and goes next, and every time they signed on before. Document 2 §2 and §7 */
export async function ScheduleTab({ person, user, query }: Props) {
  const [t, evidence, language] = await Promise.all([
    getTranslations("crew.screens.schedule"),
    getTranslations("evidence.list"),
    getLocale(),
  ]);
  const locale = language === "id" ? "id" : "en";
  const { pageIndex, pageSize } = readListState(query, defaults, readChoice(undefined));
  const [upcoming, packs, history] = await Promise.all([
    attempt(upcomingOf(person.id)),
    can(user, "evidence:view") ? attempt(load(listPacks, { employeeId: person.id })) : null,
    attempt(load(listScheduleHistory, { employeeId: person.id, pageNumber: pageIndex + 1, pageSize })),
  ]);
  const today = dayOf(new Date());
  const opensVessels = can(user, "vessels:view") && user.subRole === null;
  const isOwn = user.crewId === person.id;
  const waiting =
    can(user, "approvals:decide-as-employee") && (isOwn || user.subRole === null)
      ? (upcoming ?? []).filter(
          ({ employeeStatus, principalStatus }) =>
            employeeStatus === "Pending" && ["Confirmed", "NotRequired"].includes(principalStatus),
        )
      : [];
  return (
    <>
      <WaitingConsent
        rows={waiting}
        employeeId={person.id}
        isOwn={isOwn}
        declaration={declarationOf(isOwn ? "employee-1" : "told-1")[locale]}
        locale={locale}
        refused={valueOf(query, "refused") || undefined}
      />
      <RecordSection id="upcoming" title={t("upcoming")}>
        {upcoming ? (
          <ScheduleTable
            rows={upcoming}
            label={t("upcoming")}
            empty={t("upcomingEmpty")}
            past={false}
            today={today}
            opensVessels={opensVessels}
          />
        ) : (
          <ListError />
        )}
      </RecordSection>
      <RecordSection id="history" title={t("history")}>
        {history ? (
          <>
            <ScheduleTable
              rows={history.rows}
              label={t("history")}
              empty={t("historyEmpty")}
              past
              today={today}
              opensVessels={opensVessels}
            />
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
      {packs && packs.length > 0 ? (
        <RecordSection id="evidence" title={evidence("title")}>
          <PacksTable packs={packs} />
        </RecordSection>
      ) : null}
    </>
  );
}
