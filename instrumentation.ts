/** The calls and the kept pages as the front door asks for them; the queue of this instance: tasks by name, and what runs by the clock (UTC); and what it hears of other instances. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.DATABASE_URL) return;
  const { answering, refusing } = await import("./app/PMSol/v1/before-router");
  const { keptPlace } = await import("./lib/features/job-openings/kept-edition.rules");
  // Development shows what was written last.
  const nakhodaKeptPages = process.env.NODE_ENV === "production" ? keptPlace : undefined;
  Object.assign(globalThis, { nakhodaCalls: answering, nakhodaRefusals: refusing, nakhodaKeptPages });
  const { startWorker } = await import("./lib/platform/jobs/worker");
  const { repeatedly } = await import("./lib/platform/jobs/presence");
  const { hearEdition, listenForEditions } = await import("./lib/features/job-openings/kept-pages.queries");
  const { listenForChanges } = await import("./db/heard-changes");
  const { deliverMail } = await import("./lib/platform/mail/deliver-mail");
  const { sweep } = await import("./lib/platform/jobs/sweep");
  const { forgetCodesOfCvs } = await import("./lib/features/checks/codes.queries");
  const { forgetCalendarEvents } = await import("./lib/features/calendars/told.queries");
  const { failSilentRevisions } = await import("./lib/features/applicants/decisions/fail-silent-revisions");
  const { failSilentRevision } = await import("./lib/features/applicants/decisions/fail-silent-revision");
  const { writeMcuLetter } = await import("./lib/features/applicants/documents/write-mcu-letter");
  const { writeLetter } = await import("./lib/features/preparation/mcu/write-letter");
  const { writeInstruction } = await import("./lib/features/scheduling/instruction/write-instruction");
  const { tellTakenUp } = await import("./lib/features/preparation/mails/tell-taken-up");
  const { tellCalledOff } = await import("./lib/features/preparation/letters/tell-called-off");
  const { prepare } = await import("./lib/platform/files/prepare");
  const { writeExport } = await import("./lib/features/crew/list/write-export");
  const { writeSlips } = await import("./lib/features/work-orders/slips/write-slips");
  const { forecastCompliance } = await import("./lib/features/crew/forecast/forecast-compliance");
  const { remindExpiries } = await import("./lib/features/crew/expiry/remind-expiries");
  const { remindContracts } = await import("./lib/features/contracts/remind-contracts");
  const { applySuitabilityRegister } = await import("./lib/features/suitability/apply-suitability-register");
  const { sendExpiryDigest } = await import("./lib/features/crew/expiry/send-expiry-digest");
  const { sendDigests } = await import("./lib/features/notices/send-digests");
  const { sendDigest } = await import("./lib/features/notices/send-digest");
  const { tellFailedMail } = await import("./lib/features/notices/tell-failed-mail");
  const { tellAccountLinked } = await import("./lib/features/users/tell-account-linked");
  const { remindApprovals } = await import("./lib/features/manning/links/remind-approvals");
  const { remindApproval } = await import("./lib/features/manning/links/remind-approval");
  const { writeEvidencePdf } = await import("./lib/features/evidence/write-evidence-pdf");
  const { closeDueMonths } = await import("./lib/features/ujbm/months/close-due-months");
  const { draftMonths } = await import("./lib/features/work-orders/months/draft-months");
  const { draftPeople } = await import("./lib/features/work-orders/months/draft-people");
  const { tellSlipsReady } = await import("./lib/features/work-orders/periods/tell-slips-ready");
  const { redraftWorkOrders } = await import("./lib/features/work-orders/months/redraft-work-orders");
  const { countHeads } = await import("./lib/features/dashboard/head-counts/count-heads");
  const scheduler = () => ({
    actor: { kind: "scheduler" as const },
    now: new Date(),
    locale: "en" as const,
    channel: "job" as const,
    address: "127.0.0.1",
    userAgent: "Nakhoda",
    requestId: crypto.randomUUID(),
  });
  const tasks = {
    "deliver-mail": deliverMail,
    sweep,
    "forget-codes-of-cvs": async () => void (await forgetCodesOfCvs()),
    "forget-calendar-events": async () => void (await forgetCalendarEvents()),
    "fail-silent-revisions": async () => void (await failSilentRevisions.execute(scheduler(), {})),
    "fail-silent-revision": async (payload: unknown) => void (await failSilentRevision.execute(scheduler(), payload)),
    "write-mcu-letter": async (payload: unknown) => void (await writeMcuLetter.execute(scheduler(), payload)),
    "write-joiner-letter": async (payload: unknown) => void (await writeLetter.execute(scheduler(), payload)),
    "write-joining-instruction": async (payload: unknown) =>
      void (await writeInstruction.execute(scheduler(), payload)),
    "tell-taken-up": async (payload: unknown) => void (await tellTakenUp.execute(scheduler(), payload)),
    "tell-called-off": async (payload: unknown) => void (await tellCalledOff.execute(scheduler(), payload)),
    "write-crew-export": prepare(writeExport),
    "write-slips": prepare(writeSlips),
    "forecast-compliance": async () => void (await forecastCompliance.execute(scheduler(), {})),
    "remind-expiries": async () => void (await remindExpiries.execute(scheduler(), {})),
    "remind-contracts": async () => void (await remindContracts.execute(scheduler(), {})),
    "apply-suitability-register": async () => void (await applySuitabilityRegister.execute(scheduler(), {})),
    "tell-account-linked": async (payload: unknown) => void (await tellAccountLinked.execute(scheduler(), payload)),
    "remind-approvals": async () => void (await remindApprovals.execute(scheduler(), {})),
    "remind-approval": async (payload: unknown) => void (await remindApproval.execute(scheduler(), payload)),
    "write-evidence-pdf": async (payload: unknown) => void (await writeEvidencePdf.execute(scheduler(), payload)),
    "close-ujbm": async () => void (await closeDueMonths.execute(scheduler(), {})),
    "draft-months": async () => void (await draftMonths.execute(scheduler(), {})),
    "draft-people": async (payload: unknown) => void (await draftPeople.execute(scheduler(), payload)),
    "redraft-work-orders": async (payload: unknown) => void (await redraftWorkOrders.execute(scheduler(), payload)),
    "tell-slips-ready": async (payload: unknown) => void (await tellSlipsReady.execute(scheduler(), payload)),
    "count-heads": async () => void (await countHeads.execute(scheduler(), {})),
    "send-expiry-digest": async () => void (await sendExpiryDigest.execute(scheduler(), {})),
    "send-digests": async () => void (await sendDigests.execute(scheduler(), {})),
    "tell-failed-mail": async (payload: unknown) => void (await tellFailedMail.execute(scheduler(), payload)),
    "send-digest": async (payload: unknown) => void (await sendDigest.execute(scheduler(), payload)),
  };
  // A pool in front may keep nobody listening: the clock finds what was not heard.
  void listenForEditions().catch(() => {});
  void listenForChanges().catch(() => {});
  void repeatedly(30_000, () => hearEdition());
  // Of several processes of one instance only the first does the jobs.
  if (process.env.JOBS === "0") return;
  await startWorker(tasks, [
    { task: "sweep", match: "15 19 * * *" },
    { task: "forget-codes-of-cvs", match: "20 19 * * *" },
    { task: "forget-calendar-events", match: "25 19 * * *" },
    { task: "fail-silent-revisions", match: "5 17 * * *" },
    { task: "apply-suitability-register", match: "5 17 * * *" },
    { task: "count-heads", match: "2 17 * * *" },
    { task: "remind-contracts", match: "5 17 * * *" },
    { task: "forecast-compliance", match: "10 19 * * *" },
    { task: "remind-expiries", match: "0 0 * * *" },
    { task: "send-digests", match: "0 0 * * *" },
    { task: "send-expiry-digest", match: "0 0 * * 1" },
    { task: "close-ujbm", match: "35 17 * * *" },
    { task: "draft-months", match: "0 18 * * *" },
    { task: "remind-approvals", match: "30 0 * * 1-5" },
  ]);
}
