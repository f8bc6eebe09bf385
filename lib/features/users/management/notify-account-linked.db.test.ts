import { mails } from "@/db/schema/mail";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { notifyAccountLinked } from "./notify-account-linked";

afterAll(closeDatabase);

test(
  "mails the account once about the link; only the queue may send it",
  rolledBack(async (db) => {
    const actor = await person(db, "crewingstaffmarine");
    const queue = as({ kind: "scheduler" });
    await notifyAccountLinked.execute(queue, { userId: actor.userId });
    await notifyAccountLinked.execute(queue, { userId: actor.userId });
    expect(await db.select().from(mails)).toMatchObject([
      { type: "AccountLinked", recipient: actor.email, title: "You can now sign in with your company account" },
    ]);
    await expect(notifyAccountLinked.execute(as(actor), { userId: actor.userId })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(notifyAccountLinked.execute(queue, { userId: 999_999 })).rejects.toMatchObject({ code: "not-found" });
  }),
);
