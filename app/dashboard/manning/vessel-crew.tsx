import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { RemoveSearchParams } from "@/components/features/crew/detail/remove-search-params";
import { answerOf, parseApprovalLinkParams } from "@/components/features/crew/detail/approval-link-params";
import { CrewChangeLink } from "@/components/features/manning/crew-changes/link-to-crew-change";
import type { ReactNode } from "react";
import { AddSeatButton } from "@/components/features/manning/planning/add-seat-button";
import { extendKey, scheduleAddress, type ManningSide } from "@/components/features/manning/planning/address";
import { RequestedDialog } from "@/components/features/manning/planning/requested-dialog";
import { FillGapActions } from "@/components/features/manning/crew-changes/fill-gap-actions";
import { QueuedMail } from "@/components/features/manning/links/queued-mail";
import { LinkedRequest } from "@/components/features/manning/extensions/linked-request";
import type { ExtensionSubject } from "@/components/features/manning/extensions/use-extension-request";
import { SeatsTable } from "@/components/features/manning/planning/seats-table";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, readListState, tableCookie, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { can } from "@/lib/access/actor";
import { linkKeys } from "@/lib/access/review-link";
import { joiningWindow } from "@/lib/features/manning/crew-changes/joining.rules";
import type { SeatRow } from "@/lib/features/manning/planning/schema";
import { dialogRequestOf, type DialogRequest } from "@/lib/features/manning/planning/dialog-request.rules";
import { linkTargetOf } from "@/lib/features/manning/planning/link-target.rules";
import { isUncovered } from "@/lib/features/manning/planning/gap.rules";
import { getPlanContact } from "@/lib/features/manning/contacts/get-plan-contact";
import { listPositions } from "@/lib/features/positions/list-positions";
import { getQueuedMail } from "@/lib/features/manning/links/get-queued-mail";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { LinkedAnswer } from "../linked-answer";
import { requireUser } from "../access/require-user";
import { vesselIdOf } from "../vessel-management/[vesselId]/vessel-id";
import { gapRights } from "./gap-rights";
import { loadVesselSeats } from "./load-vessel-seats";
import { VesselHead } from "./vessel-head";

/** Return the person on board whose extension dialog the address opens. */
function extensionSubjectOf(rows: readonly SeatRow[], crewId: string, own: number | null): ExtensionSubject | null {
  const slots = rows.flatMap(({ slots: { Current, Previous } }) => [Current, Previous].flatMap((slot) => slot ?? []));
  const found = slots.find((slot) => String(slot.crewId) === crewId && slot.onBoard && !slot.offBoard);
  return (
    (found && {
      crewId: found.crewId,
      name: found.employeeFullName,
      offBoard: found.endDate,
      isOwn: found.crewId === own,
    }) ??
    null
  );
}

/** Shows when the principal of the vessel gets the next email. */
async function QueuedNotice({ vesselId, principal }: { vesselId: number; principal: string }) {
  const [queue, t, locale] = await Promise.all([
    orNull(load(getQueuedMail, { vesselId })),
    getTranslations("approvals.queue"),
    getLocale(),
  ]);
  if (!queue?.sendAt) return null;
  const time = formatDate(queue.sendAt, locale, "instant");
  return <QueuedMail vesselId={vesselId} text={t("waits", { count: queue.count, principal, time })} />;
}

/** Parse the parameters of an approval link; null without one. product 5.8 */
function approvalLinkOf(params: SearchParams, rows: readonly SeatRow[], vesselId: number) {
  if (!["emp", "ao", "as", "vid", "gantt", "approve", "reject"].some((key) => key in params)) return null;
  const { keys, invalidKeys } = parseApprovalLinkParams(params, null);
  const { gantt, as, ...named } = keys;
  if (Object.values(named).every((value) => !value || value === vesselId) && keys.emp === null && !answerOf(keys))
    return { keys, strange: [...invalidKeys, ...(as ? ["as"] : [])], asked: null };
  const { person, unknownKeys: mismatchedKeys } = linkTargetOf(rows, vesselId, named);
  const seat = person && {
    vcid: person.row.vesselCrewId,
    emp: person.slot.crewId,
    ao: person.slot.slot,
    vid: vesselId,
    joi: person.row.jobPositionId,
  };
  const asked: DialogRequest =
    person && answerOf(keys) === null ? { kind: "slot", row: person.row, slot: person.slot } : { kind: "none" };
  return { keys: { ...keys, ...seat, gantt }, strange: [...invalidKeys, ...mismatchedKeys], asked };
}

const table = "vessel-seats";
const defaults = { pageSize: 200, sorts: ["position"], order: "asc" } as const;

/** `tabs`: of the approval page, which shows extension requests next to the plan. */
type Props = { side: ManningSide; vesselId: string; params: SearchParams; tabs?: ReactNode };

/** The current and next person of each seat of a vessel, and the dialog that the address opens. D2 §2, product 5.8 */
export async function VesselCrew({ side, vesselId, params, tabs }: Props) {
  const [user, cookieStore, t, shell, locale] = await Promise.all([
    requireUser("manning:view"),
    cookies(),
    getTranslations("planning"),
    getTranslations("shell.list"),
    getLocale(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { search } = readListState(params, defaults, choice);
  const id = vesselIdOf(vesselId);
  const [plan, found] = await Promise.all([loadVesselSeats(id), search ? orNull(loadVesselSeats(id, search)) : null]);
  const page = search ? found : plan;
  const mayWrite = side === "planning" && plan.status === "in-operation";
  const mayAdd = mayWrite && plan.allowedActions.includes("add-seat");
  const mayRemoveSeats = mayWrite && plan.allowedActions.includes("remove-seat");
  const positions = mayAdd ? await orNull(load(listPositions, { divisionId: user.divisionId })) : null;
  const today = dayOf(new Date());
  const link = side === "approval-crew" ? approvalLinkOf(params, plan.rows, id) : null;
  const asked = link?.asked ?? dialogRequestOf(plan.rows, (key) => valueOf(params, key), { mayWrite, mayRemoveSeats });
  const contact =
    asked.kind === "slot" && mayWrite && can(user, "approvals:links")
      ? await orNull(load(getPlanContact, { assignmentId: asked.slot.assignmentId }))
      : null;
  const uncoveredSeats = side === "planning" ? plan.rows.filter(isUncovered) : [];
  const gaps = await gapRights(
    user,
    uncoveredSeats.map(({ jobPositionId }) => jobPositionId),
  );
  const mayExtend = can(user, "extensions:request") && plan.status === "in-operation";
  const extensionSubject = mayExtend
    ? extensionSubjectOf(plan.rows, valueOf(params, extendKey), user.crewId ?? null)
    : null;
  const vessel = { vesselId: id, vesselName: plan.vesselName, principal: plan.principal };
  const add = positions ? (
    <AddSeatButton
      vesselId={id}
      vesselName={plan.vesselName}
      positions={positions.map(({ id: value, jobPositionName, jobPositionNameEn }) => ({
        value,
        label: inLanguage(locale, { en: jobPositionNameEn, id: jobPositionName }),
      }))}
    />
  ) : null;
  return (
    <>
      <VesselHead
        side={side}
        plan={plan}
        title={plan.vesselName}
        chart
        action={
          <>
            <Button variant="outlined" component={Link} href={scheduleAddress(side, id)}>
              {t("crew.chart")}
            </Button>
            <CrewChangeLink side={side} vesselId={id} />
            {add}
          </>
        }
      />
      {link?.keys.gantt ? <Link href={scheduleAddress(side, id)}>{t("crew.toChart")}</Link> : null}
      {link && link.strange.length > 0 ? <RemoveSearchParams keys={link.strange} /> : null}
      {side === "planning" && plan.allowedActions.includes("propose") ? (
        <QueuedNotice vesselId={id} principal={plan.principal ?? ""} />
      ) : null}
      {tabs}
      <ListTable
        name={table}
        label={t("crew.planningTab")}
        choice={choice}
        emptyState={emptyStateOf(page?.rows, {
          title: t("crew.empty"),
          text: search ? shell("noneMatches") : t(add ? "crew.emptyText" : "crew.emptyReadText"),
          action: search ? { href: "?", label: shell("clearFilters") } : null,
        })}
        tools={<ListSearch label={t("crew.search")} />}
      >
        {page ? (
          <SeatsTable
            rows={page.rows}
            vessel={vessel}
            side={side}
            today={today}
            rights={{ mayWrite, mayRemoveSeats }}
            mayReadHistory={side === "planning" && can(user, "evidence:view")}
            gapActions={(row, position) => (
              <FillGapActions
                gap={{ ...row, position, ...joiningWindow(row.slots.Current?.endDate ?? null, today) }}
                mayDraft={mayWrite && gaps.mayDraft}
                stages={gaps.stages}
              />
            )}
          />
        ) : null}
      </ListTable>
      <RequestedDialog
        key={JSON.stringify(params)}
        request={asked}
        vesselName={plan.vesselName}
        principal={plan.principal}
        today={today}
        mayWrite={mayWrite}
        extensionSide={mayExtend ? side : null}
        mayOpenCrew={can(user, "crew:view")}
        mayViewCost={plan.allowedActions.includes("see-cost")}
        mayAnswer={side === "approval-crew"}
        contact={contact}
      />
      {link ? <LinkedAnswer user={user} keys={link.keys} closingKeys={linkKeys} /> : null}
      {extensionSubject ? <LinkedRequest {...extensionSubject} /> : null}
    </>
  );
}
