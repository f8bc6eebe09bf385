import { getLocale, getTranslations } from "next-intl/server";
import { CallNote } from "@/components/features/manning/contacts/call-note";
import { RemindButton } from "@/components/features/manning/contacts/remind-button";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { PlanContact } from "@/lib/features/manning/contacts/schema";
import type { WaitingPlan } from "@/lib/features/manning/approvals/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./link-page.module.css";
import { AnswerButtons } from "../planning/answer-buttons";
import { reviewAddress, reviewAnswerAddress } from "./review-address";

type Props = {
  plans: WaitingPlan[];
  label: string;
  empty: string;
  opens: "review" | "record" | "vessel";
  /** Whom to remind or call about each plan, for the office. */
  contacts?: { of: "principal" | "employee"; list: readonly PlanContact[] };
};

const hrefOf = (plan: WaitingPlan, opens: Props["opens"]) =>
  opens === "vessel"
    ? `/dashboard/vessel-management/${plan.vesselId}/details?tab=on-board-crew`
    : opens === "record"
      ? `/dashboard/crew-management/${plan.crewId}/details?tab=upcoming-schedule`
      : reviewAddress(plan);

/** Find vessels with several pending plans, which can be answered on one page. */
function vesselsWithSeveralPlans(plans: readonly WaitingPlan[]) {
  const counts = new Map<number, { vesselId: number; vessel: string; count: number }>();
  for (const { vesselId, vesselName: vessel } of plans)
    counts.set(vesselId, { vesselId, vessel, count: (counts.get(vesselId)?.count ?? 0) + 1 });
  return [...counts.values()].filter(({ count }) => count > 1);
}

type CellProps = { plan: WaitingPlan; contacts: NonNullable<Props["contacts"]> };

/** Show how to get the answer: a reminder, and for a seafarer the telephone and the answer form. */
async function PlanContactCell({ plan, contacts }: CellProps) {
  const [t, locale] = await Promise.all([getTranslations("approvals"), getLocale()]);
  const contact = contacts.list.find(({ assignmentId }) => assignmentId === plan.assignmentId);
  if (!contact) return null;
  return (
    <div className={styles.contact}>
      {contacts.of === "employee" ? <CallNote contact={contact} name={plan.employeeName} /> : null}
      <span className={styles.verbs}>
        <RemindButton assignmentId={plan.assignmentId} name={plan.employeeName} />
        {contacts.of === "employee" ? (
          <Button
            size="small"
            variant="outlined"
            height="touch-28"
            component={Link}
            href={`${hrefOf(plan, "record")}#answer`}
          >
            {t("page.record")}
          </Button>
        ) : null}
      </span>
      {contact.remindedAt ? <small>{t("remind.last", { date: formatDate(contact.remindedAt, locale) })}</small> : null}
    </div>
  );
}

/** List plans that need an answer, each with a link to the answer page. */
export async function PlansToApproveTable({ plans, label, empty, opens, contacts }: Props) {
  const [t, call, answers, locale] = await Promise.all([
    getTranslations("approvals.page"),
    getTranslations("approvals.call"),
    getTranslations("vessel-answers"),
    getLocale(),
  ]);
  const vesselsWithSeveral = opens === "review" ? vesselsWithSeveralPlans(plans) : [];
  const since = opens === "vessel" ? ("relievedOn" as const) : ("askedOn" as const);
  const isAnswered = opens === "review";
  const named = (["person", "rank", "vessel", "period", since] as const).map((name) => ({ label: t(name) }));
  const columns = [
    ...named,
    ...(isAnswered ? [{ label: t("yourAnswer") }] : []),
    ...(contacts ? [{ label: call("column") }] : []),
  ];
  return (
    <>
      {vesselsWithSeveral.length > 0 ? (
        <ul className={styles.ways}>
          {vesselsWithSeveral.map(({ vesselId, ...vesselWithPlans }) => (
            <li key={vesselId}>
              <Link href={`/dashboard/vessel-management/answers/${vesselId}`} prefetch={false}>
                {answers("all", vesselWithPlans)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <RecordTable
        label={label}
        empty={empty}
        columns={columns}
        rows={plans.map((plan) => [
          <Link key={plan.assignmentId} href={hrefOf(plan, opens)} prefetch={false}>
            {plan.employeeName}
          </Link>,
          inLanguage(locale, { en: plan.jobPositionName, id: plan.jobPositionNameId }),
          plan.vesselName,
          `${formatDate(plan.startDate, locale)} – ${formatDate(plan.endDate, locale)}`,
          formatDate(plan.askedAt, locale, "instant"),
          ...(isAnswered
            ? [
                <span key={plan.assignmentId} className={styles.verbs}>
                  <AnswerButtons name={plan.employeeName} hrefOf={(answer) => reviewAnswerAddress(plan, answer)} />
                </span>,
              ]
            : []),
          ...(contacts ? [<PlanContactCell key={plan.assignmentId} plan={plan} contacts={contacts} />] : []),
        ])}
      />
    </>
  );
}
