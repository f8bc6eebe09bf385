import { notFound } from "next/navigation";

/** The number in the address; anything else is nobody. */
export function crewIdOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) notFound();
  return Number(text);
}
