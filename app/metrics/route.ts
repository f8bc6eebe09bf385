import { timingSafeEqual } from "node:crypto";
import { database } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import { readGauges } from "@/lib/features/status/gauges.queries";
import { metricsText } from "@/lib/platform/metrics/collect";

export const dynamic = "force-dynamic";

const isSame = (given: string, expectedToken: string) =>
  timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(expectedToken)));

/** Return Prometheus metrics for the bearer token METRICS_TOKEN. Answers 404 without that setting. */
export async function GET(request: Request) {
  const token = process.env.METRICS_TOKEN;
  if (!token) return new Response(null, { status: 404 });
  const [, given = ""] = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  if (!isSame(given, token))
    return new Response(null, { status: 401, headers: { "www-authenticate": "Bearer", "cache-control": "no-store" } });
  const { text, contentType } = await metricsText(await readGauges(database(), new Date()));
  return new Response(text, { headers: { "content-type": contentType, "cache-control": "no-store" } });
}
