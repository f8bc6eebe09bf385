"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { Button } from "@/components/ui/layout/button";
import { withdrawOwnApplicationAction } from "@/lib/features/applicants/status/actions";

/** Let the applicant withdraw after a confirmation, because it ends the application. */
export function WithdrawApplication({
  registrationNo,
  registrationGuid,
}: {
  registrationNo: string;
  registrationGuid: string;
}) {
  const t = useTranslations("applicants.screens.withdrawOwn");
  const shell = useTranslations("shell");
  const router = useRouter();
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState("");
  const [isPending, startTransition] = useTransition();
  const withdraw = () =>
    startTransition(async () => {
      setFailure("");
      const result = await withdrawOwnApplicationAction({ registrationNo, registrationGuid }).catch(() => null);
      if (!result?.ok) return setFailure(result?.message ?? shell("offline"));
      setConfirming(false);
      router.refresh();
    });
  return (
    <Box sx={{ mt: 8, pt: 5, borderTop: 1, borderColor: "divider" }}>
      <Box component="p" sx={{ m: 0, mb: 3, color: "text.secondary", maxWidth: "var(--measure)" }}>
        {t("lead")}
      </Box>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)} height={44}>
        {t("button")}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        danger
        title={t("title")}
        confirmLabel={t("confirm")}
        cancelLabel={t("keep")}
        busy={isPending}
        onConfirm={withdraw}
        onCancel={() => setConfirming(false)}
      >
        {t("text")}
        {failure ? (
          <Alert severity="error" space="above-16">
            {failure}
          </Alert>
        ) : null}
      </ConfirmDialog>
    </Box>
  );
}
