import { getFormatter, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { PreviewButton } from "@/components/ui/list/preview/button";
import type { Principal } from "@/lib/features/vessels/principals/schema";
import styles from "../vessel.module.css";
import { RowActions } from "./row-actions";

const editedOf = ({
  version,
  leastPairYears,
  isPairBlocking,
}: Pick<Principal, "version" | "leastPairYears" | "isPairBlocking">) => ({
  version,
  leastPairYears,
  isPairBlocking,
});

export async function PrincipalsTable({ rows, isTanker }: { rows: Principal[]; isTanker: boolean }) {
  const [t, shell, format] = await Promise.all([
    getTranslations("vessels.principals"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col" data-column="email">
            {t("email")}
          </th>
          <th scope="col" data-column="phone">
            {t("phone")}
          </th>
          <th scope="col" data-column="policy">
            {t("policy")}
          </th>
          <th scope="col" data-column="vessels" data-align="end">
            {t("vessels")}
          </th>
          <th scope="col" data-cell="actions">
            {t("actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, address, email, phone, approvalPolicy, vesselsInOperation, retiredAt, ...rest }) => (
          <tr key={id} data-peek={id}>
            <td data-card="title" title={[name, address].filter(Boolean).join(", ")} className={styles.heading}>
              <Link href={`/dashboard/vessel-management?principal=${id}`} prefetch={false}>
                {name}
              </Link>
              <PreviewButton label={shell("peek.open", { name })} />
            </td>
            <td data-card="fact" data-label={t("email")} title={email ?? undefined}>
              {email ?? shell("empty")}
            </td>
            <td>{phone ?? shell("empty")}</td>
            <td data-card="fact" data-label={t("policy")}>
              {t(`policies.${approvalPolicy}`)}
            </td>
            <td data-align="end" data-card="fact" data-label={t("vessels")}>
              {format.number(vesselsInOperation)}
            </td>
            <td data-cell="actions" data-card="actions">
              <RowActions
                principal={{ id, name, address, email, phone, approvalPolicy, ...editedOf(rest) }}
                isTanker={isTanker}
                retired={retiredAt !== null}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
