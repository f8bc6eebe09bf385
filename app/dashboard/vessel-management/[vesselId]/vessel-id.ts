import { notFound } from "next/navigation";

/** The number in the address; anything else is no vessel. */
export function vesselIdOf(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) notFound();
  return Number(text);
}
