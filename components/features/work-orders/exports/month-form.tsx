import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import styles from "./payments.module.css";

/** Which month; it needs no script. */
export async function MonthForm({ month }: { month: string }) {
  const [t, shell] = await Promise.all([getTranslations("slips"), getTranslations("audit")]);
  return (
    <form className={styles.month}>
      <label>
        {t("month")}
        <input type="month" name="month" defaultValue={month} required />
      </label>
      <Button type="submit" variant="outlined">
        {shell("apply")}
      </Button>
    </form>
  );
}
