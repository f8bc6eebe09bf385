import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { callTable, type Call } from "@/app/PMSol/v1/call-table";
import { namesOf } from "@/app/PMSol/v1/openapi.json/request";
import styles from "./page.module.css";

export const metadata: Metadata = { title: "API", robots: { index: false } };
export const dynamic = "force-dynamic";

const controllerNames = [...new Set(callTable.map(({ controller }) => controller))];

function CallRow({ call }: { call: Call }) {
  return (
    <tr>
      <td>
        <code className={styles.method}>{call.method}</code> <code>{call.path}</code>
      </td>
      <td>
        <code>{call.access}</code>
      </td>
      <td className={styles.fields}>{namesOf(call).join(", ")}</td>
    </tr>
  );
}

/** Lists the API calls for people, from the same tables as the OpenAPI document. */
export default async function ApiPage() {
  const t = await getTranslations("api");
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      <p>
        <a href="/PMSol/v1/openapi.json">openapi.json</a>
      </p>
      {controllerNames.map((name) => (
        <section key={name}>
          <h2 id={name}>{name}</h2>
          <div className={styles.scroll} role="region" aria-labelledby={name} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t("call")}</th>
                  <th scope="col">{t("access")}</th>
                  <th scope="col">{t("input")}</th>
                </tr>
              </thead>
              <tbody>
                {callTable
                  .filter(({ controller }) => controller === name)
                  .map((call) => (
                    <CallRow key={call.method + call.path} call={call} />
                  ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </div>
  );
}
