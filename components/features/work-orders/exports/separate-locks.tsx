import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { Payments } from "@/lib/features/work-orders/exports/schema";
import { rupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { formatDate } from "@/lib/platform/calendar/dates";

type Props = { payments: Pick<Payments, "apart" | "lockId">; month: string };
const address = (month: string, lockId?: number) =>
  `/dashboard/payroll-and-contracts/payroll-management/payments?month=${month}${lockId ? `&lock=${lockId}` : ""}`;

/** List separately locked slips of a month, each with files of its own. */
export async function SeparateLocks({ payments: { apart, lockId }, month }: Props) {
  const [t, activeLocale] = await Promise.all([getTranslations("payments"), getLocale()]);
  if (apart.length === 0) return null;
  return (
    <section className="payfiles-part" aria-labelledby="apart">
      <h2 id="apart">{t("apart.title")}</h2>
      <p className="payfiles-quiet">{t("apart.text")}</p>
      <table className="payfiles-sums" aria-labelledby="apart">
        <thead>
          <tr>
            <th scope="col">{t("people")}</th>
            <th scope="col">{t("apart.locked")}</th>
            <th scope="col" data-align="end">
              {t("amount")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lockId === null ? null : (
            <tr>
              <th scope="row">
                <Link href={address(month)}>{t("apart.month")}</Link>
              </th>
              <td />
              <td />
            </tr>
          )}
          {apart.map((one) => (
            <tr key={one.lockId}>
              <th scope="row">
                <Link href={address(month, one.lockId)} aria-current={one.lockId === lockId ? "page" : undefined}>
                  {`${one.name}, ${one.employeeNumber}`}
                </Link>
              </th>
              <td>{formatDate(one.lockedAt, activeLocale)}</td>
              <td data-align="end">{rupiah(one.takeHome)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
