import { notFound } from "next/navigation";

/** Parse the id of the address; other texts find no one. */
export function crewIdOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) notFound();
  return Number(text);
}
