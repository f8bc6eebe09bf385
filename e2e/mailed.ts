import { expect, type Page } from "@playwright/test";

const answerLink = /\/approve\/[\w-]{43}/;
const agreementLink = /\/agreement\/[\w-]{43}/;

/** The newest mail that holds all parts and the pattern; "" when there is none yet. */
async function newest(page: Page, parts: readonly string[], pattern: RegExp): Promise<string> {
  const list = await (await page.request.get("/dev/mailbox")).text();
  for (const [, id] of list.matchAll(/href="\?id=(\d+)"/g)) {
    const mail = await (await page.request.get(`/dev/mailbox?id=${id}`)).text();
    if (pattern.test(mail) && parts.every((part) => mail.includes(part))) return mail;
  }
  return "";
}

/** Waits for the newest mail that holds all parts, such as its type and whom it is about. */
export async function mailAbout(page: Page, parts: readonly string[], pattern = /./): Promise<string> {
  let mail = "";
  const look = async () => (mail = await newest(page, parts, pattern)) !== "";
  await expect.poll(look, { message: `a mail with ${[...parts, pattern].join(", ")}` }).toBe(true);
  return mail;
}

const linkIn = async (page: Page, parts: readonly string[], link: RegExp) =>
  link.exec(await mailAbout(page, parts, link))?.[0] ?? "";

/** The address to answer at, of the newest mail that holds all parts. */
export const mailedLink = (page: Page, ...parts: string[]) => linkIn(page, parts, answerLink);

/** The address of the newest agreement somebody was asked to read. */
export const mailedAgreement = (page: Page) => linkIn(page, [], agreementLink);
