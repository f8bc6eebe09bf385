"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useController, useWatch, type Control, type UseFormSetValue } from "react-hook-form";
import { GridSkeleton } from "@/components/ui/grid/skeleton";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { offeredTags, subRoleOf, type RoleOption, type UserValues } from "./form-values";
import { FormSwitchField } from "./switch-field";
import styles from "./user-form.module.css";

const AccessGrid = dynamic(() => import("./access-grid").then((module) => module.AccessGrid), {
  ssr: false,
  loading: () => <GridSkeleton />,
});

type Props = {
  control: Control<UserValues>;
  errorText: ErrorText;
  setValue: UseFormSetValue<UserValues>;
  roles: RoleOption[];
};

/** Chooses the menu entries of a user: all that the role may open, or a selection. Another role resets to all. */
export function AccessFields({ control, errorText, setValue, roles }: Props) {
  const t = useTranslations("users.management");
  const [chosen, subRole, isDefault] = useWatch({ control, name: ["role", "subRole", "isDefault"] });
  const { field } = useController({ name: "accessList", control });
  const role = roles.find(({ value }) => value === chosen)?.value;
  const ceiling = role ? offeredTags(role, subRoleOf(subRole)) : [];
  const ticked = isDefault ? ceiling : ceiling.filter((tag) => field.value.includes(tag));
  const place = `${chosen} ${subRole}`;
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current !== place) setValue("isDefault", true, { shouldDirty: true });
    seen.current = place;
  }, [place, setValue]);
  const turn = (tag: (typeof ceiling)[number], on: boolean) =>
    field.onChange(ceiling.filter((known) => (known === tag ? on : ticked.includes(known))));

  return (
    <fieldset className={styles.access}>
      <legend>{t("access")}</legend>
      <p className={styles.note}>{t("accessHelp")}</p>
      <FormSwitchField
        control={control}
        errorText={errorText}
        name="isDefault"
        label={t("roleDefault")}
        onSwitch={(on) => (on ? undefined : setValue("accessList", ceiling, { shouldDirty: true }))}
      />
      {ceiling.length === 0 ? (
        <p className={styles.note}>{t("accessNothing")}</p>
      ) : (
        <AccessGrid label={t("access")} tags={ceiling} ticked={ticked} disabled={isDefault} onTick={turn} />
      )}
    </fieldset>
  );
}
