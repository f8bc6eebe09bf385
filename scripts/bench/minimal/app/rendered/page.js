import { headers } from "next/headers";
import { words } from "../words";

export default async function Rendered() {
  const given = await headers();
  return words(Number(given.get("x-bytes") ?? 50_000));
}
