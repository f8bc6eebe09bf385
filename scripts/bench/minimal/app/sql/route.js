import { replayer } from "../../../replay.mjs";

let replay;

export async function GET(request) {
  replay ??= replayer(process.env.BENCH_PLANS);
  const name = new URL(request.url).searchParams.get("case");
  return new Response(await replay(name), { headers: { "content-type": "application/json" } });
}
