import { Link } from "@/components/ui/layout/link";
import styles from "../../vessels/vessel.module.css";

/** Show a seafarer's name, linked to the crew record where the user may open it. */
export function PersonLink({ id, name, open }: { id: number; name: string; open: boolean }) {
  if (!open) return name;
  return (
    <Link href={`/dashboard/crew-management/${id}/details?tab=crew-details`} prefetch={false} className={styles.person}>
      {name}
    </Link>
  );
}
