import { revalidatePath } from "next/cache";

/** Lets go of the public pages kept in the cache; Next does so at the end of the request, after the commit. Outside a request they renew themselves within a minute. */
export function expireKeptPages() {
  try {
    revalidatePath("/(cached)/cached/[locale]", "layout");
  } catch (error) {
    if (!(error instanceof Error && error.message.includes("static generation store missing"))) throw error;
  }
}
