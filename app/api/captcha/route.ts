import { newChallenge } from "@/lib/platform/captcha/provider";

export async function GET() {
  return Response.json(await newChallenge(new Date()), { headers: { "cache-control": "no-store" } });
}
