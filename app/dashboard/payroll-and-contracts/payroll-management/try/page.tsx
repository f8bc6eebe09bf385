import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TrialForm } from "@/components/features/work-orders/trial-calculation/form";
import { TrialResult } from "@/components/features/work-orders/trial-calculation/result";
import styles from "@/components/features/work-orders/trial-calculation/try.module.css";
import { PageHeader } from "@/components/ui/layout/page-header";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { listPayrollCategories } from "@/lib/features/vessels/areas/list-payroll-categories";
import { listTrialTables } from "@/lib/features/work-orders/trial-calculation/list-trial-tables";
import { requireUser } from "../../../access/require-user";
import { load } from "@/lib/platform/transport/page";
import { calculateSampleMonth, formValuesFrom } from "./query";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("work-orders.try"))("title") };
}

/** Calculates a sample month with tables that are not in force yet, before they are verified. Product 5.15 */
export default async function TryTablesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params] = await Promise.all([requireUser("work-orders:view"), searchParams]);
  const [t, shell, rates] = await Promise.all([
    getTranslations("work-orders.try"),
    getTranslations("shell"),
    getTranslations("rates"),
  ]);
  const [tables, categories, values] = await Promise.all([
    load(listTrialTables, {}),
    load(listPayrollCategories, {}),
    formValuesFrom(params),
  ]);
  const { sampleResult, problems } = valueOf(params, "asked")
    ? await calculateSampleMonth(values)
    : { sampleResult: null, problems: {} };
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: rates("title"), href: "/dashboard/payroll-and-contracts/payroll-management" },
        ]}
        title={t("title")}
        lead={t("lead")}
      />
      <div className={styles.layout}>
        <TrialForm choices={{ tables, categories }} values={values} errors={problems} />
        {sampleResult ? <TrialResult tried={sampleResult} /> : <p className={styles.quiet}>{t("notAsked")}</p>}
      </div>
    </>
  );
}
