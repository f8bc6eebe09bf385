import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ownDeductions, slipAddress, slipsRoot, vesselAddress } from "@/components/features/work-orders/addresses";
import { SlipLockButton } from "@/components/features/work-orders/periods/slip-lock-button";
import { SlipHeader } from "@/components/features/work-orders/slips/header";
import { OwnSlips } from "@/components/features/work-orders/slips/own-slips";
import { SlipActions } from "@/components/features/work-orders/slips/actions";
import { SlipFacts } from "@/components/features/work-orders/slips/facts";
import { SlipLines } from "@/components/features/work-orders/slips/lines";
import { SlipStyles, styles } from "@/components/features/work-orders/slips/styles";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PreviousNextLink } from "@/components/ui/list/previous-next-link";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { MissingSignsNote } from "@/components/ui/form/printed/note";
import { can } from "@/lib/access/actor";
import { listOwnSlips } from "@/lib/features/work-orders/slips/list-own-slips";
import { onSlip } from "@/lib/features/work-orders/slip-labels.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../../access/require-user";
import { loadSlip } from "../../../../../load-slip";

type Props = {
  params: Promise<{ vesselId: string; workOrderId: string }>;
  searchParams: Promise<SearchParams>;
};

async function titleOf({ employeeName: name, period }: { employeeName: string; period: string }) {
  const [t, requestLocale] = await Promise.all([getTranslations("slips.titles"), getLocale()]);
  return t("slip", { name, month: formatDate(period, requestLocale, "month") });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vesselId, workOrderId } = await params;
  return { title: await titleOf(await loadSlip(vesselId, workOrderId)) };
}

/**
 * A salary slip with the calculation of each figure and, for finance, the slips before and after. Document 3 §2, §3,
 * §9
 */
export default async function SlipPage({ params, searchParams }: Props) {
  const [user, { vesselId, workOrderId }, query] = await Promise.all([
    requireUser("work-orders:slip"),
    params,
    searchParams,
  ]);
  const [slip, t, shell, requestLocale] = await Promise.all([
    loadSlip(vesselId, workOrderId),
    getTranslations("slips"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const seesAll = can(user, "work-orders:view");
  const earlier = slip.isOwn ? await orNull(load(listOwnSlips, { pageSize: 50 })) : null;
  const isCompared = valueOf(query, "compare") === "1" && slip.before !== null;
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: t("title"), href: slipsRoot },
    {
      label: slip.vesselName ?? t("settled.title"),
      href: vesselAddress(slip.vesselId, slip.state === "locked" ? "history" : null),
    },
  ];
  const step = (to: "previous" | "next") => (
    <PreviousNextLink to={to} href={slip[to] && slipAddress({ ...slip[to], vesselId: slip.vesselId })} label={t(to)} />
  );
  return (
    <>
      <SlipStyles />
      <PageHeader
        crumbs={seesAll ? crumbs : []}
        title={await titleOf(slip)}
        action={
          slip.isOwn ? (
            <Link href={ownDeductions} prefetch={false} className={styles.link}>
              {t("ownDeductions")}
            </Link>
          ) : (
            <span className={styles.steps}>
              {step("previous")}
              {step("next")}
            </span>
          )
        }
      />
      <MissingSignsNote record={[slip.employeeName, slip.vesselName]} />
      <SlipHeader slip={slip} />
      <div className={styles.takeHome}>
        <p>
          <span>{t("totals.takeHome")}</span>
          <b>Rp {onSlip(slip.totalTakeHomePayCrew)}</b>
        </p>
        {slip.amountToCollect > 0 ? (
          <p>
            <span>{t("totals.toCollect")}</span>
            <b>Rp {onSlip(slip.amountToCollect)}</b>
          </p>
        ) : null}
        <SlipActions workOrderId={slip.workOrderId} />
        <SlipLockButton
          key={`${slip.state}.${slip.lockId}`}
          subject={{
            crewId: slip.crewId,
            name: slip.employeeName,
            month: slip.period.slice(0, 7),
            lockId: slip.lockId,
            monthName: formatDate(slip.period, requestLocale, "month"),
          }}
          allowed={slip.allowedActions}
        />
      </div>
      {slip.allotted.map(({ payeeName, bankName, amount }, place) => (
        <p key={place} className={styles.quiet}>
          {t("allotted", { payee: payeeName, bank: bankName })}: Rp {onSlip(amount)}
        </p>
      ))}
      {slip.amountToCollect > 0 ? <p className={styles.quiet}>{t("toCollectNote")}</p> : null}
      <SlipFacts slip={slip} />
      <SlipLines slip={slip} isCompared={isCompared} />
      {earlier && earlier.rows.length > 1 ? <OwnSlips slips={earlier.rows} current={slip.workOrderId} /> : null}
    </>
  );
}
