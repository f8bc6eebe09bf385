"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { z } from "zod";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import { decideChangeRequestAction, withdrawChangeRequestAction } from "@/lib/features/crew/change-requests/actions";
import { decisionForm } from "@/lib/features/crew/change-requests/schema";
import { isMessageKey } from "@/lib/platform/i18n/message-key";
import styles from "./requests.module.css";

type Asked = "approve" | "reject" | "withdraw";
type Props = { id: number; version: number; name: string; isBank: boolean; canDecide: boolean; canWithdraw: boolean };
const list = "/dashboard/crew-management/change-requests";

/** Approve writes the change at once; a rejection says why; who asked may take it back. */
export function DecideButtons({ id, version, name, isBank, canDecide, canWithdraw }: Props) {
  const t = useTranslations("crew.screens.requests");
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const toList = () => router.push(list);
  const fields = useTranslations("crew.screens.fields");
  const nameOf = (path: string) => (isMessageKey(fields, path) ? fields(path) : undefined);
  const look = { height: "touch" as const };
  return (
    <div className={styles.decide}>
      {canDecide ? (
        <>
          <Button {...look} variant="contained" onClick={() => setAsked("approve")}>
            {t("approve")}
          </Button>
          <Button {...look} variant="outlined" color="error" onClick={() => setAsked("reject")}>
            {t("reject")}
          </Button>
        </>
      ) : null}
      {canWithdraw ? (
        <Button {...look} variant="outlined" onClick={() => setAsked("withdraw")}>
          {t("withdraw")}
        </Button>
      ) : null}
      {asked === "approve" ? (
        <FormDialog<{ decision: string; reason: string }, unknown>
          title={t("approveTitle", { name })}
          text={t(isBank ? "approveBankText" : "approveText")}
          confirm={t("approve")}
          schema={decisionForm}
          action={() => decideChangeRequestAction({ id, version, decision: "Approved", reason: null })}
          defaultValues={{ decision: "Approved", reason: "" }}
          done={t("approved")}
          nameOf={nameOf}
          onDone={toList}
          onClose={close}
        />
      ) : null}
      {asked === "reject" ? (
        <FormDialog<{ decision: string; reason: string }, unknown>
          danger
          title={t("rejectTitle", { name })}
          text={t("rejectText")}
          confirm={t("reject")}
          schema={decisionForm}
          action={({ reason }) => decideChangeRequestAction({ id, decision: "Rejected", reason })}
          defaultValues={{ decision: "Rejected", reason: "" }}
          done={t("rejected")}
          onDone={toList}
          onClose={close}
        >
          {(fields) => (
            <div data-wide>
              <FormTextField
                {...fields}
                name="reason"
                label={t("reason")}
                help={t("reasonHelp")}
                multiline
                required
                maxLength={500}
              />
            </div>
          )}
        </FormDialog>
      ) : null}
      {asked === "withdraw" ? (
        <FormDialog<Record<string, string>, unknown>
          title={t("withdrawTitle")}
          text={t("withdrawText")}
          confirm={t("withdraw")}
          schema={z.object({})}
          action={() => withdrawChangeRequestAction({ id })}
          defaultValues={{}}
          done={t("withdrawn")}
          onDone={toList}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
