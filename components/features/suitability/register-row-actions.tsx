"use client";

import { useTranslations } from "next-intl";
import { useId, useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Icon } from "@/components/ui/layout/icon";
import type { ListedEntry } from "@/lib/features/crew/schema";
import { getSuitabilityEntryAction } from "@/lib/features/suitability/actions";
import { offeredActions, type RegisterRights } from "@/lib/features/suitability/rights.rules";
import type { EntryAction, SuitabilityEntry } from "@/lib/features/suitability/schema";
import styles from "./suitability.module.css";

const RegisterRowMenu = lazyDialog(() => import("./register-row-menu").then((module) => module.RegisterRowMenu));
const EntryDialog = lazyDialog(() => import("./entry-dialog").then((module) => module.EntryDialog));

type Props = { entry: ListedEntry; rights: RegisterRights };
type Asked = { action: EntryAction; entry: SuitabilityEntry };

/** What can be done with one row of the blacklist tab; the whole entry is fetched when an action is chosen. */
export function RegisterRowActions({ entry, rights }: Props) {
  const t = useTranslations("suitability.actions");
  const shell = useTranslations("shell");
  const toast = useToast();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isPending, startTransition] = useTransition();
  const { name, employeeId, employeeBlackListid, isConfirmed, employeeBlacklistLevelId: level } = entry;
  const hasOpenRequest = entry.unblacklistRequest !== null && entry.unblacklistApproval === null;
  const offered = offeredActions(rights, { isOpen: true, level, isConfirmed, hasOpenRequest });
  const choose = (action: EntryAction) => {
    setAnchor(null);
    startTransition(async () => {
      const result = await getSuitabilityEntryAction({ employeeBlackListid }).catch(() => null);
      if (result?.ok) setAsked({ action, entry: result.data });
      else toast({ severity: "error", text: result?.message ?? shell("offline") });
    });
  };
  const warm = () => {
    RegisterRowMenu.warm.onFocus();
    EntryDialog.warm.onFocus();
  };
  return (
    <>
      <button
        type="button"
        className={styles.menu}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={(event) => (isPending ? undefined : setAnchor(anchor ? null : event.currentTarget))}
        aria-busy={isPending}
        aria-label={t("menu", { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
      >
        <Icon name="more" />
      </button>
      {anchor ? (
        <RegisterRowMenu
          id={menuId}
          label={t("menu", { name })}
          anchor={anchor}
          employeeId={employeeId}
          offered={offered}
          onChoose={choose}
          onClose={() => setAnchor(null)}
        />
      ) : null}
      {asked ? <EntryDialog {...asked} isOwn={false} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
