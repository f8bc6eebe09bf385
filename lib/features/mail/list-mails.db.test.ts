import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listMails } from "./list-mails";

afterAll(closeDatabase);

const stranger = as({ kind: "stranger" });
const store = (db: Transaction, title: string, createdAt: Date, subjectId: number) =>
  db.insert(mails).values({
    type: "UserInvite",
    subjectType: "user",
    subjectId,
    recipient: "rina@example.test",
    language: "en" as const,
    title,
    html: "<p>secret</p>",
    plain: "secret",
    createdAt,
  });

test(
  "the mailbox of the demo lists mails with the newest first, and of each no word of its text",
  rolledBack(async (db) => {
    await store(db, "Older", new Date("2026-11-19T02:00:00Z"), 1);
    await store(db, "Newer", new Date("2026-11-20T02:00:00Z"), 2);
    const listed = await listMails.execute(stranger, {});
    expect(listed.map(({ title, recipient }) => [title, recipient])).toEqual([
      ["Newer", "rina@example.test"],
      ["Older", "rina@example.test"],
    ]);
    expect(JSON.stringify(listed)).not.toContain("secret");
  }),
);

test(
  "the list is not found where mail is sent",
  rolledBack(async (db) => {
    await store(db, "Older", new Date(), 1);
    process.env.SMTP_URL = "smtp://localhost:25";
    try {
      await expect(listMails.execute(stranger, {})).rejects.toMatchObject({ code: "not-found" });
    } finally {
      delete process.env.SMTP_URL;
    }
  }),
);
