import { formReport } from "@/db/testing/records/appraisals";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { draftKeyOf } from "@/lib/features/appraisals/draft/key.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { POST } from "./route";

afterAll(closeDatabase);

const ask = (body: unknown, headers: Record<string, string>) =>
  POST(
    new Request("http://localhost/dashboard/appraisal/send", {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
      body: JSON.stringify(body),
    }),
  );

const today = dayOf(new Date());

test(
  "stores a draft once for its writer, and refuses it for another signed-in user",
  rolledBack(async (db) => {
    const [writer, colleague] = [await person(db, "crewingadminmarine"), await person(db, "crewingpdemarine")];
    const stay = await aboard(db, await vessel(db), { since: "2026-08-01", until: "2027-02-01" });
    const report = { ...(await formReport(db, stay)), dateOfReport: today, reportingPeriodTo: today };
    const sent = { owner: draftKeyOf(writer.userId).owner, report };
    const cookie = await sessionCookie(writer);

    expect((await ask(sent, {})).status).toBe(401);
    expect((await ask(sent, { cookie: await sessionCookie(colleague) })).status).toBe(401);
    expect((await ask(sent, { cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);

    const first = await ask(sent, { cookie });
    const stored = await first.json();
    expect([first.status, stored.isRepeat, stored.reviewStatus]).toEqual([200, false, "WaitingForReview"]);
    const again = await (await ask(sent, { cookie })).json();
    expect([again.isRepeat, again.employeeAppraisalId]).toEqual([true, stored.employeeAppraisalId]);
  }),
);

test(
  "returns refusals by field in the writer's language",
  rolledBack(async (db) => {
    const writer = await person(db, "crewingadminmarine");
    const stay = await aboard(db, await vessel(db), { since: "2026-08-01", until: "2027-02-01" });
    const report = { ...(await formReport(db, stay)), dateOfReport: today, reportingPeriodTo: today, master: "" };
    const answer = await ask(
      { owner: draftKeyOf(writer.userId).owner, report },
      { cookie: await sessionCookie(writer), "accept-language": "en" },
    );
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      [{ path: "master", message: "Master is required" }],
    ]);
  }),
);
