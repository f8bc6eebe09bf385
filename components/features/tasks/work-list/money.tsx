import { Link } from "@/components/ui/layout/link";
import { rupiah } from "@/lib/features/preparation/wages/money.rules";
import { MoneyStyles } from "./money-styles";

/** amount: whole rupiah. about: what it counts. */
export type MoneyFigure = { label: string; amount: number; about: string; href: string };

/** Show sums in rupiah, each linked to the page that explains it. */
export function MoneyFigures({ title, figures }: { title: string; figures: readonly MoneyFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <section aria-label={title}>
      <MoneyStyles />
      <ul className="money-figures">
        {figures.map(({ label, amount, about, href }) => (
          <li key={label}>
            <Link href={href} prefetch={false} className="money-figure">
              <span>{label}</span> <b>{rupiah(amount)}</b> <small>{about}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
