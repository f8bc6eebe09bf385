import { getFormatter, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { Principal } from "@/lib/features/vessels/principals/schema";
import styles from "../vessel.module.css";
import { PrincipalButton } from "./button";
import { RetireButton } from "./retire-button";

export async function PrincipalsTable({ rows }: { rows: Principal[] }) {
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
          <th scope="col">{t("email")}</th>
          <th scope="col">{t("phone")}</th>
          <th scope="col">{t("policy")}</th>
          <th scope="col" data-align="end">
            {t("vessels")}
          </th>
          <th scope="col" data-cell="actions">
            {t("actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, version, name, address, email, phone, approvalPolicy, vesselsInOperation, retiredAt }) => (
          <tr key={id}>
            <td data-card="title" title={[name, address].filter(Boolean).join(", ")} className={styles.heading}>
              <Link href={`/dashboard/vessel-management?principal=${id}`} prefetch={false}>
                {name}
              </Link>
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
              <span className={styles.rowActions}>
                {retiredAt === null ? (
                  <PrincipalButton principal={{ id, version, name, address, email, phone, approvalPolicy }} />
                ) : null}
                <RetireButton principal={{ id, version, name, retired: retiredAt !== null }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
