import { getLocale, getTranslations } from "next-intl/server";
import { RemoveSearchParams } from "@/components/features/crew/detail/remove-search-params";
import { answerOf, parseApprovalLinkParams } from "@/components/features/crew/detail/approval-link-params";
import { CrewChangeLink } from "@/components/features/manning/crew-changes/link-to-crew-change";
import type { ReactNode } from "react";
import { AddSeatButton } from "@/components/features/manning/planning/add-seat-button";
import { extendKey, scheduleAddress, type ManningSide } from "@/components/features/manning/planning/address";
import { RequestedDialog } from "@/components/features/manning/planning/requested-dialog";
import { QueuedMail } from "@/components/features/manning/links/queued-mail";
import { LinkedRequest } from "@/components/features/manning/extensions/linked-request";
import type { ExtensionSubject } from "@/components/features/manning/extensions/use-extension-request";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { linkKeys } from "@/lib/access/review-link";
import type { SeatRow } from "@/lib/features/manning/planning/schema";
import { dialogRequestOf, type DialogRequest } from "@/lib/features/manning/planning/dialog-request.rules";
import { linkTargetOf } from "@/lib/features/manning/planning/link-target.rules";
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
import { loadVesselSeats } from "./load-vessel-seats";
import { seatRights, vesselSeats } from "./seat-list";
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

/** `tabs`: of the approval page, which shows extension requests next to the plan. */
type Props = { side: ManningSide; vesselId: string; params: SearchParams; tabs?: ReactNode };

/** The current and next person of each seat of a vessel, and the dialog that the address opens. D2 §2, product 5.8 */
export async function VesselCrew({ side, vesselId, params, tabs }: Props) {
  const id = vesselIdOf(vesselId);
  const user = await requireUser("manning:view");
  const [plan, rows, t, locale] = await Promise.all([
    loadVesselSeats(id),
    vesselSeats[side]({ user, params, route: { vesselId: String(id) } }),
    getTranslations("planning"),
    getLocale(),
  ]);
  const { mayWrite, mayAdd, mayRemoveSeats } = seatRights(side, plan);
  const positions = mayAdd ? await orNull(load(listPositions, { divisionId: user.divisionId })) : null;
  const today = dayOf(new Date());
  const link = side === "approval-crew" ? approvalLinkOf(params, plan.rows, id) : null;
  const asked = link?.asked ?? dialogRequestOf(plan.rows, (key) => valueOf(params, key), { mayWrite, mayRemoveSeats });
  const contact =
    asked.kind === "slot" && mayWrite && can(user, "approvals:links")
      ? await orNull(load(getPlanContact, { assignmentId: asked.slot.assignmentId }))
      : null;
  const mayExtend = can(user, "extensions:request") && plan.status === "in-operation";
  const extensionSubject = mayExtend
    ? extensionSubjectOf(plan.rows, valueOf(params, extendKey), user.crewId ?? null)
    : null;
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
      {rows}
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
