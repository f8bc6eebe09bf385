import { getTranslations } from "next-intl/server";
import { QuestionWithAnswer } from "@/components/features/tasks/facts/question-with-answer";
import styles from "@/components/features/tasks/facts/facts.module.css";
import type { MyJoining } from "@/lib/features/tasks/joining/schema";

type Document = MyJoining["documents"][number];

/** The address changes with the document, so that a cached copy is fetched again. */
export const fileAddress = ({ key, edition }: Document) =>
  `/dashboard/my-joining/files/${key}?e=${encodeURIComponent(edition)}`;

/** Lists tickets, the joining instruction and the agreement as files. */
export async function JoiningFiles({ documents }: { documents: Document[] }) {
  const t = await getTranslations("joining.documents");
  const titleOf = ({ kind, title }: Document) =>
    kind === "travel" ? title : kind === "instruction" ? t("instruction") : t("agreement", { number: title });
  return (
    <QuestionWithAnswer title={t("title")}>
      {documents.length === 0 ? (
        <p className={styles.none}>{t("none")}</p>
      ) : (
        <ul className={`${styles.lines} joining-files`}>
          {documents.map((document) => (
            <li key={document.key}>
              <span>
                <a href={fileAddress(document)} target="_blank" rel="noopener">
                  {titleOf(document)}
                </a>
                {document.comment ? <small>{document.comment}</small> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </QuestionWithAnswer>
  );
}
