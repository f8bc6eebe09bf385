import { expect, type Page } from "@playwright/test";

const answerLink = /\/approve\/[\w-]{43}/;
const agreementLink = /\/agreement\/[\w-]{43}/;

/** Return the newest email that contains all parts and matches the pattern, or "". */
async function newest(page: Page, parts: readonly string[], pattern: RegExp): Promise<string> {
  const list = await (await page.request.get("/dev/mailbox")).text();
  for (const [, id] of list.matchAll(/href="\?id=(\d+)"/g)) {
    const mail = await (await page.request.get(`/dev/mailbox?id=${id}`)).text();
    if (pattern.test(mail) && parts.every((part) => mail.includes(part))) return mail;
  }
  return "";
}

/** Wait for the newest email that contains all parts, such as its type and the person's name. */
export async function findMail(page: Page, parts: readonly string[], pattern = /./): Promise<string> {
  let mail = "";
  const look = async () => (mail = await newest(page, parts, pattern)) !== "";
  await expect.poll(look, { message: `a mail with ${[...parts, pattern].join(", ")}` }).toBe(true);
  return mail;
}

const linkOf = async (page: Page, parts: readonly string[], link: RegExp) =>
  link.exec(await findMail(page, parts, link))?.[0] ?? "";

/** Return the answer link of the newest email that contains all parts. */
export const mailedLink = (page: Page, ...parts: string[]) => linkOf(page, parts, answerLink);

/** Return the link of the newest agreement email. */
export const mailedAgreement = (page: Page) => linkOf(page, [], agreementLink);
