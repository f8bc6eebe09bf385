import { getLocale, getTranslations } from "next-intl/server";
import { MoneyFigures, type MoneyFigure } from "@/components/features/tasks/work-list/money";
import { can, type UserActor } from "@/lib/access/actor";
import { getMonthToBill } from "@/lib/features/billing/lists/get-month-to-bill";

import { getOpenDifferences } from "@/lib/features/work-orders/differences/get-open-differences";
import { getNextMonthToLock } from "@/lib/features/work-orders/periods/get-next-month-to-lock";
import { addMonths, dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { firstDayOf, partsOf } from "@/lib/platform/calendar/months";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

const payroll = "/dashboard/payroll-and-contracts/payroll-management";
const billing = "/dashboard/work-order-and-billings/billing-overview";

/** Load the sum of the last finished month, which is billed now. */
async function monthToBill() {
  const month = addMonths(firstDayOf(dayOf(new Date())), -1);
  const bills = await orNull(load(getMonthToBill, { month }));
  return bills && { ...partsOf(month), ...bills, day: month };
}

/** Whether the home page shows sums of money: for those who lock payroll or billing months. */
export const seesMoney = (user: UserActor) =>
  can(user, "work-orders:view") && can(user, "billing:view") && can(user, "work-orders:lock");

/** Show what the month costs and brings, each sum from the function of the page it leads to. */
export async function HomeMoney() {
  const [t, locale, pay, bills, differences] = await Promise.all([
    getTranslations("tasks.money"),
    getLocale(),
    orNull(load(getNextMonthToLock, {})),
    monthToBill(),
    orNull(load(getOpenDifferences, {})),
  ]);
  const monthName = (day: string) => formatDate(day, locale, "month");
  const figures: MoneyFigure[] = [
    ...(pay
      ? [
          {
            label: t("takeHome", { month: monthName(`${pay.month}-01`) }),
            amount: pay.takeHome,
            about: t("people", { count: pay.people }),
            href: `${payroll}?tab=periods`,
          },
        ]
      : []),
    ...(bills
      ? [
          {
            label: t(bills.isLocked ? "billed" : "toBill", { month: monthName(bills.day) }),
            amount: bills.toBill,
            about: t("withVat"),
            href: `${billing}?month=${bills.months}&year=${bills.year}`,
          },
        ]
      : []),
    ...(pay
      ? [
          {
            label: t("onHold"),
            amount: pay.takeHomeHeld,
            about: t("people", { count: pay.held }),
            href: `${payroll}?tab=periods`,
          },
        ]
      : []),
    ...(differences
      ? [
          {
            label: t("differences"),
            amount: differences.amount,
            about: t("open", { count: differences.count }),
            href: `${payroll}/differences?tab=open`,
          },
        ]
      : []),
  ];
  return <MoneyFigures title={t("title")} figures={figures} />;
}
