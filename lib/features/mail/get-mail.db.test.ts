import { closeDatabase, rolledBack, as } from "@/db/testing/rolled-back";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { getMail } from "./get-mail";

afterAll(closeDatabase);

const stranger = as({ kind: "stranger" });

test(
  "the mailbox of the demo shows a mail with attachments; it is closed where mail is sent",
  rolledBack(async (db) => {
    const content = { title: "Your interview", greeting: "Dear Budi,", paragraphs: ["Come"], reason: "Because." };
    const attachments = [
      { name: "interview.ics", contentType: "text/calendar", content: Buffer.from("BEGIN:VCALENDAR") },
    ];
    const id = await enqueueMail(db, {
      type: "RegisterInterview",
      subject: { type: "applicant", id: 1 },
      recipient: "budi@example.com",
      language: "en",
      content,
      attachments,
    });
    expect((await getMail.execute(stranger, { id })).attachments).toEqual([
      {
        name: "interview.ics",
        contentType: "text/calendar",
        size: 15,
        base64: Buffer.from("BEGIN:VCALENDAR").toString("base64"),
      },
    ]);
    process.env.SMTP_URL = "smtp://localhost:25";
    try {
      await expect(getMail.execute(stranger, { id })).rejects.toMatchObject({ code: "not-found" });
    } finally {
      delete process.env.SMTP_URL;
    }
  }),
);
