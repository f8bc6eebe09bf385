"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Link } from "@/components/ui/layout/link";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import type { ListedEntry } from "@/lib/features/crew/schema";
import { getSuitabilityEntryAction } from "@/lib/features/suitability/actions";
import { offeredActions, type RegisterRights } from "@/lib/features/suitability/rights.rules";
import type { EntryAction, SuitabilityEntry } from "@/lib/features/suitability/schema";

const EntryDialog = lazyDialog(() => import("./entry-dialog").then((module) => module.EntryDialog));

type Props = { entry: ListedEntry; rights: RegisterRights };
type OpenAction = { action: EntryAction; entry: SuitabilityEntry };

/** Offer the actions on a row of the blacklist tab. The whole entry is loaded when an action is chosen. */
export function RegisterRowActions({ entry, rights }: Props) {
  const t = useTranslations("suitability.actions");
  const shell = useTranslations("shell");
  const toast = useToast();
  const [openAction, setOpenAction] = useState<OpenAction | null>(null);
  const [isPending, startTransition] = useTransition();
  const { name, crewId, employeeBlackListid, isConfirmed, employeeBlacklistLevelId: level } = entry;
  const hasOpenRequest = entry.unblacklistRequest !== null && entry.unblacklistApproval === null;
  const offered = offeredActions(rights, { isOpen: true, level, isConfirmed, hasOpenRequest });
  const choose = (action: EntryAction) => {
    startTransition(async () => {
      const result = await getSuitabilityEntryAction({ employeeBlackListid }).catch(() => null);
      if (result?.ok) setOpenAction({ action, entry: result.data });
      else toast({ severity: "error", text: result?.message ?? shell("offline") });
    });
  };
  return (
    <>
      <RowMenu
        label={t("menu", { name })}
        choices={offered.map((action) => ({ label: t(action), choose: () => choose(action) }))}
        preload={EntryDialog.preloadProps.onFocus}
        isBusy={isPending}
      >
        <Link
          href={`/dashboard/crew-management/${crewId}/details?tab=blacklist-history`}
          prefetch={false}
          className={rowVerb}
          aria-label={t("historyOf", { name })}
        >
          {t("history")}
        </Link>
      </RowMenu>
      {openAction ? <EntryDialog {...openAction} isOwn={false} onClose={() => setOpenAction(null)} /> : null}
    </>
  );
}
