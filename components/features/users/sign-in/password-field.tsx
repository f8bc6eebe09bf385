"use client";

import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { inputSx } from "@/components/ui/form/input-sx";
import { FieldLabel } from "@/components/ui/form/field-frame";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import styles from "../../dashboard/shell/auth-frame.module.css";

/** Password field with a show button and a link to reset it. */
export function PasswordField({ value, onChange }: { value: string; onChange: (password: string) => void }) {
  const t = useTranslations("shell.signIn");
  const [isVisible, setVisible] = useState(false);
  return (
    <div>
      <FieldLabel htmlFor="password" label={t("password")} />
      <OutlinedInput
        id="password"
        name="password"
        type={isVisible ? "text" : "password"}
        autoComplete="current-password"
        required
        fullWidth
        size="small"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { maxLength: 200 } }}
        sx={inputSx}
        endAdornment={
          <IconButton
            edge="end"
            onClick={() => setVisible(!isVisible)}
            aria-label={t(isVisible ? "hide" : "show")}
            aria-pressed={isVisible}
          >
            <Icon name={isVisible ? "eye-off" : "eye"} />
          </IconButton>
        }
      />
      <Link href="/request-reset-password" className={styles.forgot}>
        {t("forgot")}
      </Link>
    </div>
  );
}
