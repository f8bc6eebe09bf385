import { Link } from "../layout/link";
import styles from "./list-tabs.module.css";
import { TabInView } from "./tab-in-view";

type ListTab = {
  id: string;
  label: string;
  href: string;
  count?: string | undefined;
  tone?: "success" | "error" | undefined;
};

export function ListTabs({ label, tabs, current }: { label: string; tabs: ListTab[]; current: string }) {
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={styles.tabs}>
        {tabs.map(({ id, label: text, href, count, tone }) => (
          <li key={id}>
            <Link
              href={href}
              aria-current={id === current ? "page" : undefined}
              className={tone ? `${styles.tab} ${styles[tone]}` : styles.tab}
            >
              {text}
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <TabInView current={current} />
    </nav>
  );
}
