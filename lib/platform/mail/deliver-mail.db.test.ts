import { eq, sql } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import type { Transaction } from "@/db/client";
import { smtpSink } from "@/db/testing/calls/smtp-sink";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { deliverMail } from "./deliver-mail";
import { completeMail, enqueueMail, type Attachment, type OutgoingMail } from "./outbox";

afterAll(closeDatabase);
afterEach(() => void delete process.env.SMTP_URL);

const outgoing = (title = "Your application <b>REG</b> has arrived", attachments: Attachment[] = []): OutgoingMail => ({
  type: "RegisterSubmitted",
  subject: { type: "applicant", id: 1 },
  recipient: "budi@example.com",
  language: "en",
  content: {
    title,
    greeting: "Dear Budi,",
    paragraphs: ["Hello <script>"],
    button: { label: "Follow", href: "http://localhost/x?a=1&b=2" },
    reason: "Because.",
  },
  attachments,
});
const enqueue = (db: Transaction, title?: string, attachments?: Attachment[]) =>
  enqueueMail(db, outgoing(title, attachments));
const jobs = async (db: Transaction) =>
  (
    await db.execute<{ total: number }>(
      sql`select count(*)::int as total from graphile_worker.jobs where task_identifier = 'deliver-mail'`,
    )
  )[0]?.total;

test(
  "a mail is sent once, however often its job runs, and names no tag of its data",
  rolledBack(async (db) => {
    const sink = await smtpSink();
    process.env.SMTP_URL = sink.url;
    const mailId = await enqueue(db);
    await deliverMail({ mailId });
    await deliverMail({ mailId });
    await sink.close();
    expect(sink.messages).toHaveLength(1);
    expect(sink.messages[0]).toContain("To: budi@example.com");
    expect(sink.messages[0]).not.toContain("Hello <script>\n<");
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    expect(mail?.sentAt).toBeInstanceOf(Date);
    expect(mail?.html).toContain("Hello &lt;script&gt;");
    expect(mail?.plain).toContain("never involves any fee");
  }),
);

test(
  "attachments go with the mail, rest encrypted, and are not doubled by a second enqueueing",
  rolledBack(async (db) => {
    const sink = await smtpSink();
    process.env.SMTP_URL = sink.url;
    const attachments = [
      {
        name: "interview.ics",
        contentType: "text/calendar; charset=utf-8; method=REQUEST",
        content: Buffer.from("BEGIN:VCALENDAR"),
      },
      { name: "letter.pdf", contentType: "application/pdf", content: Buffer.from("%PDF-1.4 letter") },
    ];
    const mailId = await enqueue(db, undefined, attachments);
    await enqueue(db, undefined, attachments);
    await deliverMail({ mailId });
    await sink.close();
    const [message = ""] = sink.messages;
    expect(new Set(message.match(/filename="?(interview\.ics|letter\.pdf)"?/g)).size).toBe(2);
    const alternatives = message.slice(message.indexOf("multipart/alternative"), message.indexOf("application/"));
    expect(alternatives).toMatch(/Content-Type: text\/calendar;[^]*method=REQUEST/);
    expect(message).toContain(Buffer.from("%PDF-1.4 letter").toString("base64"));
    const raw = await db.execute<{ content: string }>(
      sql`select encode(content, 'escape') as content from mail_attachments`,
    );
    expect(raw).toHaveLength(2);
    expect(raw.map(({ content }) => content).join()).not.toContain("VCALENDAR");
  }),
);

test(
  "it greets the server by the product's own host, and answers go to the office",
  rolledBack(async (db) => {
    const sink = await smtpSink();
    Object.assign(process.env, {
      SMTP_URL: sink.url,
      AUTH_URL: "https://crew.example.test",
      COMPANY_EMAIL: "office@example.test",
    });
    const mail = outgoing();
    mail.content.facts = [["Link", "https://meet.example/x?a=1&b=2"]];
    const mailId = await enqueueMail(db, mail);
    await deliverMail({ mailId });
    await sink.close();
    for (const name of ["AUTH_URL", "COMPANY_EMAIL"]) delete process.env[name];
    expect(sink.greetings[0]).toBe("EHLO crew.example.test");
    expect(sink.messages[0]).toContain("Reply-To: office@example.test");
    const [stored] = await db.select().from(mails).where(eq(mails.id, mailId));
    expect(stored?.html).toContain('<a href="https://meet.example/x?a=1&amp;b=2"');
  }),
);

test(
  "a mail held back waits for its attachments",
  rolledBack(async (db) => {
    const mailId = await enqueueMail(db, outgoing(), { heldBack: true });
    expect(await jobs(db)).toBe(0);
    await completeMail(db, mailId, [
      { name: "letter.pdf", contentType: "application/pdf", content: Buffer.from("%PDF-") },
    ]);
    expect(await jobs(db)).toBe(1);
  }),
);

test(
  "the same mail enqueued twice is one mail and one job",
  rolledBack(async (db) => {
    expect(await enqueue(db)).toBe(await enqueue(db));
    expect(await jobs(db)).toBe(1);
  }),
);

test(
  "a server that turns mail away is tried again four times, then the mail is marked failed",
  rolledBack(async (db) => {
    const sink = await smtpSink({ refuse: true });
    process.env.SMTP_URL = sink.url;
    const mailId = await enqueue(db);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await deliverMail({ mailId });
      const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
      expect(mail).toMatchObject({ attempts: attempt, sentAt: null });
      expect(mail?.failedAt === null).toBe(attempt < 5);
    }
    await sink.close();
    expect(await jobs(db)).toBe(5);
  }),
);

test(
  "without a mail server the mail is stored and counts as sent",
  rolledBack(async (db) => {
    const mailId = await enqueue(db);
    await deliverMail({ mailId });
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    expect(mail?.sentAt).toBeInstanceOf(Date);
  }),
);
