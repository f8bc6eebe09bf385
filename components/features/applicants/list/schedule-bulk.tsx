"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormRadioField } from "@/components/ui/form/radio-field";
import { testTypes } from "@/db/enums/applicants";
import { scheduleTestsAction } from "@/lib/features/applicants/decisions/actions";
import { scheduleTestsInput } from "@/lib/features/applicants/pipeline/schema";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import styles from "../pipeline/panels.module.css";
import { TestScheduleFields, type TestScheduleValues } from "../appointments/test-schedule";
import { BulkRefusals, type BulkRefusal } from "./bulk-refusals";
import { useSelection } from "@/components/ui/list/selection/frame";

const choices = ["both", ...testTypes] as const;
const testsOf = (testChoice: string) => testTypes.filter((test) => testChoice === "both" || testChoice === test);

/** Schedule the tests of all selected applicants on one date, time and place. */
export function ScheduleBulk({ today, onClose }: { today: string; onClose: () => void }) {
  const t = useTranslations("applicants.screens.bulk");
  const { selected, clear } = useSelection();
  const [refusal, setRefusal] = useState<BulkRefusal | null>(null);
  const count = selected.length;
  return (
    <StageMoveDialog<TestScheduleValues, unknown>
      title={t("titles.schedule", { count })}
      text={t("texts.schedule")}
      confirm={t("schedule")}
      schema={scheduleTestsInput}
      action={async ({ testChoice, ...values }) => {
        setRefusal(null);
        const result = await scheduleTestsAction({
          ...values,
          ids: selected.map(({ id }) => id),
          tests: testsOf(testChoice),
        });
        if (result.ok || !result.errors.some(({ path }) => /^\d+$/.test(path))) return result;
        setRefusal(result);
        return { ...result, code: "bulk", errors: [] };
      }}
      defaultValues={{
        ids: selected.map(({ id }) => id),
        testChoice: "both",
        date: "",
        time: "09:00",
        place: "",
        reason: "",
      }}
      done={t("done.schedule", { count })}
      onDone={clear}
      onClose={onClose}
    >
      {(field) => (
        <>
          <div className={styles.wide}>
            <FormRadioField
              {...field}
              name="testChoice"
              label={t("which")}
              options={choices.map((value) => ({ value, label: t(`tests.${value}`) }))}
            />
          </div>
          <TestScheduleFields {...field} today={today} />
          {refusal ? (
            <div className={styles.wide}>
              <BulkRefusals refusal={refusal} onLeftOut={() => setRefusal(null)} />
            </div>
          ) : null}
        </>
      )}
    </StageMoveDialog>
  );
}
