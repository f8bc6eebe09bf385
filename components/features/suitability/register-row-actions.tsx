"use client";

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { useId, useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import type { ListedEntry } from "@/lib/features/crew/schema";
import { getSuitabilityEntryAction } from "@/lib/features/suitability/actions";
import { offeredActions, type RegisterRights } from "@/lib/features/suitability/rights.rules";
import type { EntryAction, SuitabilityEntry } from "@/lib/features/suitability/schema";
import styles from "./suitability.module.css";

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
  const item = { fontSize: 14, minHeight: { xs: 44, sm: 36 } };
  return (
    <>
      <button type="button" className={styles.menu} {...EntryDialog.warm} onClick={(event) => setAnchor(event.currentTarget)} disabled={isPending} aria-label={t("menu", { name })} aria-haspopup="menu" aria-expanded={anchor !== null} aria-controls={anchor ? menuId : undefined}>
        <Icon name="more" />
      </button>
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: "bottom", horizontal: "right" }} transformOrigin={{ vertical: "top", horizontal: "right" }} slotProps={{ paper: { sx: { border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)" } } }}>
        <MenuItem component={Link} href={`/dashboard/crew-management/${employeeId}/details?tab=blacklist-history`} prefetch={false} sx={item}>
          {t("history")}
        </MenuItem>
        {offered.map((action) => (
          <MenuItem key={action} onClick={() => choose(action)} sx={item}>
            {t(action)}
          </MenuItem>
        ))}
      </Menu>
      {asked ? <EntryDialog {...asked} isOwn={false} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
