"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import type { CheckInOutPerson } from "../../manning/check-in-out/use-check-in-out-form";
import { styles } from "./styles";

const BoardDialog = lazyDialog(() =>
  import("../../manning/check-in-out/dialog").then((module) => module.CheckInOutDialog),
);

type Props = {
  person: Omit<CheckInOutPerson, "outcome">;
  /** Why the button is missing; null when it is shown. */
  blockedReason: string | null;
  /** The list to open when there is no previous page. */
  list: string;
};

/**
 * Show the check-in or check-out button, or why it is unavailable. Afterwards the previous page opens. Document 3 §2,
 * product 5.6
 */
export function CheckInOutAction({ person, blockedReason, list }: Props) {
  const t = useTranslations("schedule-details");
  const router = useRouter();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const outcome = {
    done: () => {
      const { kind, name } = person;
      const text = t(`boarding.${kind}.done`, { name });
      toast({ severity: "success", title: t("boarding.done"), text, seconds: 2, showsOnNextPage: true });
      if (window.history.length > 1) router.back();
      else router.push(list);
      router.refresh();
    },
    failed: (message: string) => toast({ severity: "error", title: t("boarding.failed"), text: message, seconds: 2 }),
  };
  return (
    <div className={styles.foot}>
      {blockedReason ? (
        <Alert severity="info" role="status">
          {blockedReason}
        </Alert>
      ) : null}
      <Button component={Link} href={list} height="touch">
        {t("cancel")}
      </Button>
      {blockedReason ? null : (
        <Button variant="contained" height="touch" {...BoardDialog.preloadProps} onClick={() => setOpen(true)}>
          {t(`boarding.${person.kind}.action`)}
        </Button>
      )}
      {isOpen ? <BoardDialog {...person} outcome={outcome} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
