import { getTranslations } from "next-intl/server";
import selectStyles from "@/components/ui/form/native-select.module.css";
import { Button } from "@/components/ui/layout/button";
import { groupsOf, type Field, type TrialChoices } from "./fields";
import styles from "./try.module.css";

type Props = { choices: TrialChoices; values: Record<string, string>; errors: Record<string, string> };

function Control({ field: { name, options }, value, isWrong }: { field: Field; value: string; isWrong: boolean }) {
  const errorProps = isWrong ? { "aria-invalid": true, "aria-describedby": `wrong-${name}` } : {};
  if (!options)
    return (
      <input id={name} name={name} type="text" defaultValue={value} maxLength={40} autoComplete="off" {...errorProps} />
    );
  return (
    <select id={name} name={name} defaultValue={value} className={selectStyles.select} {...errorProps}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Form of a test calculation: a plain GET form, so that the address reproduces it. */
export async function TrialForm({ choices, values, errors }: Props) {
  const [t, groups] = await Promise.all([getTranslations("work-orders.try"), groupsOf(choices, values)]);
  return (
    <form method="get" className={styles.form}>
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {fields.map((field) => (
            <div key={field.name} className={styles.field}>
              <label htmlFor={field.name}>{field.label}</label>
              <Control field={field} value={values[field.name] ?? ""} isWrong={errors[field.name] !== undefined} />
              {errors[field.name] ? (
                <span id={`wrong-${field.name}`} className={styles.wrong}>
                  {errors[field.name]}
                </span>
              ) : null}
            </div>
          ))}
        </fieldset>
      ))}
      <div>
        <Button type="submit" variant="contained" name="asked" value="1">
          {t("ask")}
        </Button>
      </div>
    </form>
  );
}
