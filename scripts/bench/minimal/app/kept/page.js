import { words } from "../words";

export const revalidate = 3600;

export default function Kept() {
  return words(Number(process.env.BENCH_KEPT_BYTES ?? 50_000));
}
