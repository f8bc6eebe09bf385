"use client";

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/layout/link";
import type { EntryAction } from "@/lib/features/suitability/schema";

type Props = {
  id: string;
  anchor: HTMLElement;
  employeeId: number;
  offered: EntryAction[];
  onChoose: (action: EntryAction) => void;
  onClose: () => void;
};

const item = { fontSize: 14, minHeight: { xs: 44, sm: 36 } };

/** The choices of one row of the blacklist tab. */
export function RegisterRowMenu({ id, anchor, employeeId, offered, onChoose, onClose }: Props) {
  const t = useTranslations("suitability.actions");
  return (
    <Menu
      id={id}
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ paper: { sx: { border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)" } } }}
    >
      <MenuItem
        component={Link}
        href={`/dashboard/crew-management/${employeeId}/details?tab=blacklist-history`}
        prefetch={false}
        sx={item}
      >
        {t("history")}
      </MenuItem>
      {offered.map((action) => (
        <MenuItem key={action} onClick={() => onChoose(action)} sx={item}>
          {t(action)}
        </MenuItem>
      ))}
    </Menu>
  );
}
