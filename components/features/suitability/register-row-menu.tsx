"use client";

import { useTranslations } from "next-intl";
import { Menu, MenuItem } from "@/components/ui/layout/menu";
import type { EntryAction } from "@/lib/features/suitability/schema";

type Props = {
  id: string;
  label: string;
  anchor: HTMLElement;
  employeeId: number;
  offered: EntryAction[];
  onChoose: (action: EntryAction) => void;
  onClose: () => void;
};

/** The choices of one row of the blacklist tab. */
export function RegisterRowMenu({ id, label, anchor, employeeId, offered, onChoose, onClose }: Props) {
  const t = useTranslations("suitability.actions");
  return (
    <Menu id={id} label={label} anchor={anchor} onClose={onClose}>
      <MenuItem href={`/dashboard/crew-management/${employeeId}/details?tab=blacklist-history`}>
        {t("history")}
      </MenuItem>
      {offered.map((action) => (
        <MenuItem key={action} onClick={() => onChoose(action)}>
          {t(action)}
        </MenuItem>
      ))}
    </Menu>
  );
}
