import { notFound } from "next/navigation";

/** An address of the dashboard that leads nowhere keeps the shell around the 404. */
export default function Unknown() {
  notFound();
}
