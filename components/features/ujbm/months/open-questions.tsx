import { useTranslations } from "next-intl";
import type { UjbmPage } from "@/lib/features/ujbm/months/schema";
import styles from "../ujbm.module.css";

const questions = ["noRate", "noPayee", "large"] as const;

/** List what to check before closing; nothing when clear. */
export function OpenQuestions({ open }: { open: UjbmPage["open"] }) {
  const t = useTranslations("ujbm.open");
  const openQuestions = questions.filter((question) => open[question] > 0);
  if (openQuestions.length === 0) return null;
  return (
    <ul className={styles.questions}>
      {openQuestions.map((question) => (
        <li key={question}>{t(question, { count: open[question] })}</li>
      ))}
    </ul>
  );
}
