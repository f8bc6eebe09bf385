import { getTranslations } from "next-intl/server";
import type { OwnFacts } from "@/lib/features/tasks/facts/schema";
import { roles } from "@/db/enums/users";
import { QuestionWithAnswer } from "./question-with-answer";
import styles from "./facts.module.css";

/** Shows the company's phone numbers where they are configured, and the crew planners. */
export async function OfficeContacts({ contacts }: { contacts: OwnFacts["contacts"] }) {
  const [t, names] = await Promise.all([getTranslations("tasks.facts"), getTranslations("users.roles")]);
  const { phone, email, people } = contacts;
  const roleName = (roleValue: string) => {
    const role = roles.find((candidate) => candidate === roleValue);
    return role ? names(role) : roleValue;
  };
  return (
    <QuestionWithAnswer title={t("contacts")}>
      {!phone && !email && people.length === 0 ? <p className={styles.none}>{t("noContacts")}</p> : null}
      <ul className={styles.lines}>
        {phone ? (
          <li>
            <span>{t("phone")}</span>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
          </li>
        ) : null}
        {email ? (
          <li>
            <span>{t("email")}</span>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ) : null}
        {people.map((person) => (
          <li key={person.email}>
            <span>
              <b>{person.name}</b>
              <small>{roleName(person.role)}</small>
            </span>
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </li>
        ))}
      </ul>
    </QuestionWithAnswer>
  );
}
