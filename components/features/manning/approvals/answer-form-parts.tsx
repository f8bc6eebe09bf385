import styles from "./link-page.module.css";

/** Render the hidden fields of a form. */
export const HiddenFields = ({ fields }: { fields: Record<string, string | number> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

type Props = { legend: string; yes: string; no: string };

/** Choose the answer the office records. Nothing is preselected. */
export function AnswerChoice({ legend, yes, no }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <label className={styles.tick}>
        <input type="radio" name="answer" value="Confirmed" required />
        {yes}
      </label>
      <label className={styles.tick}>
        <input type="radio" name="answer" value="Rejected" required />
        {no}
      </label>
    </fieldset>
  );
}
