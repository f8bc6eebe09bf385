import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { POST } from "./route";

afterAll(closeDatabase);

test.each([
  ["Confirmed", "approveFailed"],
  ["Rejected", "rejectFailed"],
])("an answer of %s that cannot be stored goes back to its page with the documented words", async (answer, refused) => {
  await rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const body = new URLSearchParams({
      party: "employee",
      vesselId: "999999",
      vesselCrewId: "999999",
      employeeId: "999999",
      assignmentOn: "Next",
      jobPositionId: "1",
      answer,
      hasRead: "on",
      reason: "Told by telephone",
    });
    const headers = { cookie, "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
    const response = await POST(new Request("http://localhost/dashboard/answer", { method: "POST", headers, body }));
    expect([response.status, new URL(response.headers.get("location") ?? "", "http://localhost").search]).toEqual([
      303,
      `?tab=upcoming-schedule&refused=${refused}`,
    ]);
  })();
});
