import { notFound } from "next/navigation";

/** Parse the vessel id of the address. Answers 404 for anything else. */
export function vesselIdOf(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) notFound();
  return Number(text);
}
