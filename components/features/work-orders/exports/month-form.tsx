import { getLocale, getTranslations } from "next-intl/server";
import selectStyles from "@/components/ui/form/native-select.module.css";
import { Button } from "@/components/ui/layout/button";
import { monthName } from "../inputs/month-name";

/** Select a locked month; works without JavaScript. */
export async function MonthForm({ month, locked }: { month: string; locked: readonly string[] }) {
  const [t, shell, locale] = await Promise.all([getTranslations("slips"), getTranslations("audit"), getLocale()]);
  const months = [...new Set([...locked, month])].sort().reverse();
  return (
    <form className="payfiles-month">
      <label>
        {t("month")}
        <select key={month} name="month" defaultValue={month} className={selectStyles.select}>
          {months.map((one) => (
            <option key={one} value={one}>
              {monthName(one, locale)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="outlined">
        {shell("apply")}
      </Button>
    </form>
  );
}
