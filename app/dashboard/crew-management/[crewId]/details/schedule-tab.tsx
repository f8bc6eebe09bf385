import { getLocale, getTranslations } from "next-intl/server";
import { WaitingConsent } from "@/components/features/manning/approvals/waiting-consent";
import { PersonExtensions } from "@/components/features/manning/extensions/person-extensions";
import { RequestExtensionButton } from "@/components/features/manning/extensions/request-button";
import { WaitingExtension } from "@/components/features/manning/approvals/waiting-extension";
import { listJoiningPorts } from "@/lib/features/manning/approvals/list-joining-ports";
import { listPersonExtensions } from "@/lib/features/manning/extensions/list-person-extensions";
import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import { declarationOf } from "@/lib/features/manning/declaration.rules";
import { PacksTable } from "@/components/features/evidence/packs-table";
import { listPacks } from "@/lib/features/evidence/list-packs";
import { RecordSection } from "@/components/features/crew/sections/record-section";
import { ScheduleTable } from "@/components/features/crew/detail/schedule-table";
import { ListError } from "@/components/ui/list/list-error";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, readListState, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { canOpen } from "@/lib/access/menu";
import { isAmong } from "@/lib/access/roles";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { listScheduleHistory } from "@/lib/features/crew/schedule/list-schedule-history";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { loadUpcomingAssignments } from "../load-seafarer";

const table = "crew-schedule";
const defaults = { pageSize: 10, sorts: ["startDate"], order: "desc" } as const;

type Props = { person: CrewDetail; user: UserActor; query: SearchParams };

/** Show current and next assignments and every earlier one. Document 2 §2 and §7 */
export async function ScheduleTab({ person, user, query }: Props) {
  const [t, extensions, evidence, language] = await Promise.all([
    getTranslations("crew.screens.schedule"),
    getTranslations("extensions.own"),
    getTranslations("evidence.list"),
    getLocale(),
  ]);
  const { pageIndex, pageSize } = readListState(query, defaults, readChoice(undefined));
  const [upcoming, packs, history, extended] = await Promise.all([
    orNull(loadUpcomingAssignments(person.id)),
    can(user, "evidence:view") ? orNull(load(listPacks, { crewId: person.id })) : null,
    orNull(load(listScheduleHistory, { crewId: person.id, pageNumber: pageIndex + 1, pageSize })),
    orNull(load(listPersonExtensions, { crewId: person.id })),
  ]);
  const today = dayOf(new Date());
  const opensVessels = can(user, "vessels:view") && !isAmong(user, "seafarers");
  const opensSchedules = can(user, "scheduling:view") && canOpen(user, "/dashboard/manning/onboard-scheduling");
  const isOwn = user.crewId === person.id;
  const waiting =
    can(user, "approvals:decide-as-employee") && (isOwn || !isAmong(user, "seafarers"))
      ? (upcoming ?? []).filter(
          ({ employeeStatus, principalStatus }) =>
            employeeStatus === "Pending" && ["Confirmed", "NotRequired"].includes(principalStatus),
        )
      : [];
  const ports = waiting.length > 0 ? await orNull(load(listJoiningPorts, { crewId: person.id })) : null;
  return (
    <>
      <WaitingConsent
        rows={waiting}
        ports={ports ?? []}
        crewId={person.id}
        isOwn={isOwn}
        declaration={declarationOf(isOwn ? "employee-1" : "told-1")[language]}
        locale={language}
        refused={valueOf(query, "refused") || undefined}
      />
      <ExtensionConsent
        row={extended?.extensions.find(({ mayConsent }) => mayConsent !== null)}
        locale={language}
        refused={valueOf(query, "refused") || undefined}
      />
      <RecordSection
        id="upcoming"
        title={t("upcoming")}
        aside={
          extended?.mayRequest && extended.offBoard ? (
            <RequestExtensionButton
              crewId={person.id}
              name={person.fullName}
              offBoard={extended.offBoard}
              isOwn={isOwn}
            />
          ) : null
        }
      >
        {upcoming ? (
          <ScheduleTable
            rows={upcoming}
            label={t("upcoming")}
            empty={t("upcomingEmpty")}
            past={false}
            today={today}
            opensVessels={opensVessels}
            opensSchedules={opensSchedules}
          />
        ) : (
          <ListError />
        )}
      </RecordSection>
      {extended && extended.extensions.length > 0 ? (
        <RecordSection id="extensions" title={extensions("personTitle")}>
          <PersonExtensions rows={extended.extensions} locale={language} pklNote={extended.pklNote} />
        </RecordSection>
      ) : null}
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
              opensSchedules={opensSchedules}
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

type ExtensionProps = { row: ExtensionRow | undefined; locale: "en" | "id"; refused?: string | undefined };

/** Show the extension request that waits for the seafarer's answer, to users who may give or record it. */
const ExtensionConsent = ({ row, ...page }: ExtensionProps) =>
  row ? (
    <WaitingExtension
      row={row}
      declaration={declarationOf(row.mayConsent === "own" ? "extension-1" : "told-1")[page.locale]}
      {...page}
    />
  ) : null;
