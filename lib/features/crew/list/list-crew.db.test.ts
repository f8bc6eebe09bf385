import { translator } from "@/lib/platform/i18n/messages";
import { exportFilterTexts } from "../list-export.queries";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { certificateStatuses } from "@/db/enums/crew";
import type { Role } from "@/db/enums/users";
import { crew, crewBankAccounts, crewStatusChanges, sensitiveReads } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned } from "@/db/testing/manning";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays } from "@/lib/platform/calendar/dates";
import { certificateStatus } from "../compliance/certificate-validity.rules";
import { getCrew } from "../detail/get-crew";
import { listCrew } from "./list-crew";
import { crewSorts } from "../schema";

afterAll(closeDatabase);

const now = new Date("2026-11-20T05:00:00Z");
const today = "2026-11-20";
const since = { statusSince: "2026-09-10" };
const caller = async (db: Transaction, role: Role) => as(await person(db, role), { now });
const namesIn = ({ rows }: { rows: { fullName: string }[] }) => rows.map(({ fullName }) => fullName);

test(
  "lists a status of the own division per tab and counts every tab",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    await seafarer(db, { fullName: "Made Ashore", ...since });
    await seafarer(db, {
      fullName: "Ketut Aboard",
      status: "on-board",
      vesselId: ship.id,
      plannedOffBoard: "2027-01-10",
      ...since,
    });
    await seafarer(db, { fullName: "Putu Gone", status: "resigned", resignedOn: "2026-05-01" });
    await seafarer(db, { fullName: "Wayan Tanker", divisionId: 2 });
    const admin = await caller(db, "crewingadminmarine");
    const page = await listCrew.execute(admin, { tab: "on-board", allTabs: true });
    expect(page).toMatchObject({
      total: 1,
      totalIsCapped: false,
      counts: { "off-board": 1, "on-board": 1, blacklist: 0, resigned: 1 },
    });
    expect(await listCrew.execute(admin, { tab: "on-board" })).toMatchObject({
      total: 1,
      counts: { "off-board": null, "on-board": 1, blacklist: null, resigned: null },
      idle: null,
    });
    expect(page.rows[0]).toMatchObject({
      fullName: "Ketut Aboard",
      position: "Able Seaman",
      vesselName: ship.name,
      status: "on-board",
    });
    expect(page.rows[0]).toMatchObject({
      boardDays: 71,
      boardDuration: "2 months 11 days",
      plannedOffBoard: "2027-01-10",
      daysToOffBoard: 51,
    });
    const ashore = await listCrew.execute({ ...admin, locale: "id" }, {});
    expect(ashore.rows[0]).toMatchObject({
      fullName: "Made Ashore",
      vesselName: null,
      boardDuration: "2 bulan 11 hari",
    });
    expect((await listCrew.execute(admin, { divisionId: 2 })).total).toBe(0);
  }),
);

test(
  "reads a page and its counts in two queries for any sort and filter",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    await seafarer(db, { status: "on-board", vesselId: ship.id });
    const admin = await caller(db, "crewingadminmarine");
    for (const sort of crewSorts) {
      const sent = await queriesSent(db, () =>
        listCrew.execute(admin, {
          tab: "on-board",
          sort,
          filterList: "agus",
          vessel: ship.id,
          certificateStatus: "Completed",
          expiringWithin: 30,
          reliefDue: 30,
        }),
      );
      expect(sent).toHaveLength(2);
    }
  }),
);

test(
  "sorts both ways by every column, lists each person once, and keeps people without a vessel",
  rolledBack(async (db) => {
    const [first, second] = [await vessel(db, { name: "MV Alpha" }), await vessel(db, { name: "MV Beta" })];
    const people = [
      await seafarer(db, {
        fullName: "A",
        rank: "Master",
        lastVesselId: second.id,
        statusSince: "2026-01-01",
        nextPaperExpiry: "2027-01-01",
        missingCertificates: 1,
      }),
      await seafarer(db, {
        fullName: "B",
        rank: "Able Seaman",
        lastVesselId: first.id,
        statusSince: "2026-03-01",
        firstCertificateExpiry: "2026-01-01",
      }),
      await seafarer(db, {
        fullName: "C",
        rank: "Able Seaman",
        statusSince: "2026-02-01",
        firstCertificateExpiry: "2026-12-24",
        nextPaperExpiry: "2026-12-24",
      }),
    ];
    expect(people).toHaveLength(3);
    const admin = await caller(db, "crewingadminmarine");
    const orderOf = async (sort: string, order: string) => {
      const pages = [1, 2, 3].map((pageNumber) => listCrew.execute(admin, { sort, order, pageSize: 1, pageNumber }));
      return (await Promise.all(pages)).flatMap(namesIn).join("");
    };
    const sorted = {
      name: "ABC",
      position: "BCA",
      vessel: "CBA",
      boardDuration: "BCA",
      certificateStatus: "ABC",
      nextExpiry: "CAB",
    };
    for (const [sort, forth] of Object.entries(sorted)) {
      expect([sort, await orderOf(sort, "asc")]).toEqual([sort, forth]);
      expect([sort, await orderOf(sort, "desc")]).toEqual([sort, [...forth].reverse().join("")]);
    }
  }),
);

test(
  "sorts by the family name confirmed as in the passport, else by the full name; by full name for who may not see it",
  rolledBack(async (db) => {
    await seafarer(db, { fullName: "Agus Wijaya", familyName: "Wijaya", givenNames: "Agus" });
    await seafarer(db, { fullName: "Budi Santoso" });
    await seafarer(db, { fullName: "Capt. Suharto", familyName: null, givenNames: "Suharto" });
    await seafarer(db, { fullName: "Juan Dela Cruz", familyName: "Dela Cruz", givenNames: "Juan" });
    const orderOf = async (role: "crewingstaffmarine" | "crewingplanningmarine", order: "asc" | "desc") =>
      namesIn(await listCrew.execute(await caller(db, role), { sort: "familyName", order }));
    const byFamily = ["Budi Santoso", "Juan Dela Cruz", "Capt. Suharto", "Agus Wijaya"];
    expect(await orderOf("crewingstaffmarine", "asc")).toEqual(byFamily);
    expect(await orderOf("crewingstaffmarine", "desc")).toEqual(byFamily.toReversed());
    expect(await orderOf("crewingplanningmarine", "asc")).toEqual([
      "Agus Wijaya",
      "Budi Santoso",
      "Capt. Suharto",
      "Juan Dela Cruz",
    ]);
  }),
);

test(
  "filters rows and counts by rank, type, vessel, certificate status and next expiry",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const master = await seafarer(db, {
      fullName: "Nyoman",
      rank: "Master",
      lastVesselId: ship.id,
      missingCertificates: 2,
      nextPaperExpiry: "2026-12-01",
    });
    await seafarer(db, { fullName: "Gede", rank: "Able Seaman", nextPaperExpiry: "2028-12-01" });
    const admin = await caller(db, "crewingadminmarine");
    const filters = [
      { position: master.positionId },
      { vessel: ship.id },
      { certificateStatus: "Not Completed" },
      { expiringWithin: 30 },
      { filterList: "NYOM" },
      { filterList: master.seafarerCode ?? "" },
      { filterList: master.employeeNumber },
    ];
    for (const filter of filters) {
      const page = await listCrew.execute(admin, filter);
      expect([filter, namesIn(page), page.counts["off-board"]]).toEqual([filter, ["Nyoman"], 1]);
    }
    expect((await listCrew.execute(admin, { vesselType: master.vesselTypeId })).total).toBe(2);
    expect((await listCrew.execute(admin, { filterList: "ny" })).total).toBe(2);
    expect((await listCrew.execute(admin, { filterList: "ny%man" })).total).toBe(0);
  }),
);

test(
  "filters and sorts by status as the rule decides, at every limit",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const days = [-1, 0, 89, 90, 91, 120, 149, 150, 151].map((offset) => addDays(today, offset));
    for (const missingCertificates of [0, 1]) {
      for (const firstCertificateExpiry of [null, ...days]) {
        for (const plannedOffBoard of [null, addDays(today, 120)])
          await seafarer(db, {
            status: "on-board",
            vesselId: ship.id,
            missingCertificates,
            firstCertificateExpiry,
            plannedOffBoard,
          });
      }
    }
    const admin = await caller(db, "crewingadminmarine");
    const people = await db
      .select({
        id: crew.id,
        missing: crew.missingCertificates,
        firstExpiry: crew.firstCertificateExpiry,
        plannedOffBoard: crew.plannedOffBoard,
      })
      .from(crew);
    const ruled = new Map(people.map((one) => [one.id, certificateStatus(one, today)]));
    for (const status of certificateStatuses) {
      const { rows } = await listCrew.execute(admin, { tab: "on-board", pageSize: 100, certificateStatus: status });
      const expected = [...ruled].filter(([, own]) => own === status).map(([id]) => id);
      expect(rows.map(({ id }) => id).sort()).toEqual(expected.sort());
      expect(new Set(rows.map((row) => row.certificateStatus))).toEqual(new Set([status]));
    }
    const worstFirst = ["Not Completed", "Expired", "Need Renewal", "Completed"];
    const { rows } = await listCrew.execute(admin, { tab: "on-board", pageSize: 100, sort: "certificateStatus" });
    const places = rows.map((row) => worstFirst.indexOf(row.certificateStatus ?? ""));
    expect(places).toEqual([...places].sort());
  }),
);

test(
  "shows the register level to permitted viewers, an unconfirmed level 3 as 2",
  rolledBack(async (db) => {
    const noted = await seafarer(db);
    const admin = await caller(db, "crewingadminmarine");
    const entry = {
      crewId: noted.id,
      reason: "conduct" as const,
      description: "Left the watch twice",
      startDate: "2026-10-01",
      createdBy: admin.actor.kind === "user" ? admin.actor.userId : 0,
    };
    await db.insert(suitabilityEntries).values([
      { ...entry, level: 3 },
      { ...entry, level: 1 },
      { ...entry, level: 3, confirmedAt: now, confirmedBy: entry.createdBy, endDate: today },
    ]);
    const page = await listCrew.execute(admin, { allTabs: true });
    expect(page.rows[0]).toMatchObject({ suitabilityLevelId: 2, suitability: "MENJADI_PERHATIAN" });
    expect(page.counts.blacklist).toBe(2);
    const service = await listCrew.execute(await caller(db, "crewingservicemarine"), { allTabs: true });
    expect(service.rows[0]).toMatchObject({ suitabilityLevelId: null, suitability: null });
    expect(service.counts.blacklist).toBeNull();
  }),
);

test(
  "shows finance identity, tax and bank but no documents, and logs it; others get no pay columns",
  rolledBack(async (db) => {
    const ptkpId = await lookupId(db, "ptkp");
    const crewMember = await seafarer(db, {
      idNumber: "3578101204900001",
      npwpNumber: "123456789012345",
      ptkpId,
      missingCertificates: 3,
      nextPaperExpiry: "2026-12-01",
    });
    await db.insert(crewBankAccounts).values({
      crewId: crewMember.id,
      sequence: 1,
      bankName: "BCA",
      accountNumber: "1420012345678",
      accountName: "Agus",
    });
    const finance = await caller(db, "crewingfinancemarine");
    const page = await listCrew.execute(finance, { certificateStatus: "Completed", sort: "certificateStatus" });
    expect(page.rows[0]).toMatchObject({
      fullName: crewMember.fullName,
      certificateStatus: null,
      missingCertificates: null,
      nextPaperExpiry: null,
      suitabilityLevelId: null,
    });
    expect(page.rows[0]?.pay).toMatchObject({
      idNumber: "3578101204900001",
      npwpNumber: "123456789012345",
      bankName: "BCA",
      accountNumber: "1420012345678",
    });
    await listCrew.execute(finance, {});
    const reads = await db
      .select({ fieldClass: sensitiveReads.fieldClass })
      .from(sensitiveReads)
      .where(eq(sensitiveReads.crewId, crewMember.id));
    expect(reads.map(({ fieldClass }) => fieldClass).sort()).toEqual(["identity", "payroll"]);
    const admin = await listCrew.execute(await caller(db, "crewingadminmarine"), {});
    expect(admin.rows[0]?.pay).toBeNull();
  }),
);

test.each(["crewingprincipalmarine", "crewmarine"] as const)("%s has no list", async (role) => {
  await rolledBack(async (db) => {
    await expect(listCrew.execute(await caller(db, role), {})).rejects.toMatchObject({ code: "forbidden" });
  })();
});

test.each([
  ["Ma’ruf Amin", ["ma'ruf", "Ma’ruf", "Ma`ruf", "Maʼruf", "maruf", "MARUF  AMIN"]],
  ["Nguyễn Văn", ["nguyen van", "NGUYỄN", "nguyễn"]],
  ["Abdul-Rahman", ["abdulrahman", "abdul-rahman", "Abdul–Rahman"]],
  ["Søren Łuk", ["soren", "Luk", "søren luk"]],
])("%s is found without exact signs", async (fullName, keywords) => {
  await rolledBack(async (db) => {
    await seafarer(db, { fullName });
    const admin = await caller(db, "crewingadminmarine");
    for (const filterList of keywords)
      expect([filterList, namesIn(await listCrew.execute(admin, { filterList }))]).toEqual([filterList, [fullName]]);
    expect(namesIn(await listCrew.execute(admin, { filterList: "mar%" }))).toEqual([]);
  })();
});

test(
  "counts up to 1,001 with a keyword, and pages further",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { fullName: "Komang Banyak" });
    const { id: _id, searchText: _text, latestVesselId: _latest, ...copied } = crewMember;
    const many = Array.from({ length: 1_050 }, (_, index) => ({
      ...copied,
      employeeNumber: `X-${index}`,
      seafarerCode: `X${index}`,
    }));
    await db.insert(crew).values(many);
    const admin = await caller(db, "crewingadminmarine");
    const page = await listCrew.execute(admin, { filterList: "banyak", pageSize: 200, pageNumber: 6 });
    expect(page).toMatchObject({ total: 1_001, totalIsCapped: true });
    expect(page.rows).toHaveLength(51);
    expect(await listCrew.execute(admin, {})).toMatchObject({ total: 1_051, totalIsCapped: false });
  }),
);

test(
  "lists as idle people on a contract over a year ashore without a plan, on their tab only",
  rolledBack(async (db) => {
    const [contract, permanent] = [
      await lookupId(db, "employment-type", "Contract"),
      await lookupId(db, "employment-type", "Permanent"),
    ];
    const [long, justAYear] = [{ statusSince: "2025-11-19" }, { statusSince: "2025-11-20" }];
    const gone = await seafarer(db, { fullName: "Agus Gone", employmentTypeId: contract, ...long });
    await seafarer(db, { fullName: "Budi Waits", employmentTypeId: contract, ...justAYear });
    await seafarer(db, { fullName: "Citra Stays", employmentTypeId: permanent, ...long });
    await seafarer(db, { fullName: "Dewi Untold", ...long });
    const planned = await seafarer(db, { fullName: "Eko Planned", employmentTypeId: contract, ...long });
    const left = await seafarer(db, {
      fullName: "Fajar Left",
      employmentTypeId: contract,
      status: "resigned",
      resignedOn: "2025-01-01",
      statusSince: "2025-01-01",
    });
    const ship = await vessel(db);
    const [seat] = await db.insert(seats).values({ vesselId: ship.id, positionId: planned.positionId }).returning();
    const stay = {
      seatId: seat?.id ?? 0,
      vesselId: ship.id,
      startDate: "2026-12-01",
      endDate: "2027-06-01",
      principalStatus: "Confirmed",
      employeeStatus: "Confirmed",
    } as const;
    await db.insert(assignments).values([
      { ...stay, crewId: planned.id, slot: "next" },
      {
        ...stay,
        crewId: gone.id,
        slot: "history",
        startDate: "2025-01-01",
        endDate: "2025-06-01",
        checkedInOn: "2025-01-01",
        checkedOutOn: "2025-06-01",
      },
    ]);
    const admin = await caller(db, "crewingadminmarine");
    const author = await person(db, "crewingmanagermarine");
    await db.insert(suitabilityEntries).values({
      crewId: planned.id,
      level: 2,
      reason: "conduct",
      description: "Left the vessel without leave",
      startDate: "2026-02-01",
      createdBy: author.userId,
    });
    const all = await listCrew.execute(admin, { allTabs: true });
    expect(all).toMatchObject({ total: 5, idle: 1, counts: { blacklist: 1 } });
    const idle = await listCrew.execute(admin, { idle: "true", allTabs: true });
    expect([namesIn(idle), idle.total, idle.idle, idle.counts]).toEqual([
      ["Agus Gone"],
      1,
      1,
      { ...all.counts, "off-board": 1 },
    ]);
    expect((await listCrew.execute(admin, { idle: true, filterList: "budi", allTabs: true })).idle).toBe(0);
    const resigned = await listCrew.execute(admin, { tab: "resigned", idle: true, allTabs: true });
    expect([namesIn(resigned), resigned.idle]).toEqual([["Fajar Left"], null]);
    const sent = await queriesSent(db, () => listCrew.execute(admin, { idle: true, sort: "position" }));
    expect(sent).toHaveLength(2);
    const service = await listCrew.execute(await caller(db, "crewingservicemarine"), { idle: true });
    expect([service.total, service.idle]).toEqual([5, null]);
    for (const { id } of [gone, planned, left])
      expect((await getCrew.execute(admin, { crewId: id })).isIdle).toBe(id === gone.id);
    expect((await getCrew.execute(await caller(db, "crewingplanningmarine"), { crewId: gone.id })).isIdle).toBe(false);
  }),
);

test(
  "filters and sorts due reliefs on board, overdue ones included, and leaves people without a date out",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const due = [-40, -1, 0, 30, 31, 60, 61, 90, 91];
    for (const offset of due)
      await seafarer(db, {
        fullName: `Due ${offset}`,
        status: "on-board",
        vesselId: ship.id,
        plannedOffBoard: addDays(today, offset),
      });
    await seafarer(db, { fullName: "Open end", status: "on-board", vesselId: ship.id });
    await seafarer(db, { fullName: "Ashore" });
    const admin = await caller(db, "crewingadminmarine");
    const inOrder = (offsets: number[]) => offsets.map((offset) => `Due ${offset}`);
    const asked = { tab: "on-board", sort: "plannedOff", pageSize: 100, allTabs: true };
    for (const [reliefDue, most] of [
      ["overdue", -1],
      ["30", 30],
      [60, 60],
      ["90", 90],
    ] as const) {
      const page = await listCrew.execute(admin, { ...asked, reliefDue });
      const expected = inOrder(due.filter((offset) => offset <= most));
      expect([reliefDue, namesIn(page), page.total, page.counts["off-board"]]).toEqual([
        reliefDue,
        expected,
        expected.length,
        1,
      ]);
    }
    expect(namesIn(await listCrew.execute(admin, asked))).toEqual([...inOrder(due), "Open end"]);
    expect(namesIn(await listCrew.execute(admin, { ...asked, order: "desc" }))).toEqual([
      "Open end",
      ...inOrder(due).reverse(),
    ]);
    expect(await listCrew.execute(admin, { reliefDue: "overdue", allTabs: true })).toMatchObject({
      total: 1,
      counts: { "on-board": 10 },
    });
    await expect(listCrew.execute(admin, { ...asked, reliefDue: "soon" })).rejects.toMatchObject({ code: "invalid" });
    const sent = await queriesSent(db, () => listCrew.execute(admin, { ...asked, reliefDue: "overdue" }));
    expect(sent).toHaveLength(2);
  }),
);

test(
  "filters people without a confirmed reliever and long times on board, on the on-board tab only",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const today = new Date("2026-11-20T02:00:00Z");
    const stay = (fullName: string, sequence: number, since: string) =>
      aboard(db, ship, { fullName, sequence, since, until: "2027-02-01" });
    const covered = await stay("Covered", 1, "2026-10-01");
    await assigned(db, covered.seat, (await seafarer(db)).id, { principalStatus: "NotRequired" });
    const pending = await stay("Pending", 2, "2026-01-20");
    await assigned(db, pending.seat, (await seafarer(db)).id, { principalStatus: "Pending" });
    await stay("Nine months", 3, "2026-01-21");
    await stay("Ten months", 4, "2026-01-19");
    await stay("Eleven months", 5, "2025-12-20");
    await stay("Longer", 6, "2025-12-19");
    const admin = as(await person(db, "crewingadminmarine"), { now: today });
    const namesOf = async (input: object) => {
      const page = await listCrew.execute(admin, { tab: "on-board", sort: "boardDuration", ...input });
      expect(page.total).toBe(page.rows.length);
      return page.rows.map(({ fullName }) => fullName);
    };
    expect(await namesOf({ boardMonths: 10 })).toEqual(["Ten months", "Eleven months"]);
    expect(await namesOf({ boardMonths: "11" })).toEqual(["Longer"]);
    expect(await namesOf({ uncovered: "true" })).toEqual([
      "Nine months",
      "Pending",
      "Ten months",
      "Eleven months",
      "Longer",
    ]);
    expect(await namesOf({ uncovered: true, boardMonths: 11 })).toEqual(["Longer"]);
    expect((await listCrew.execute(admin, { tab: "off-board", uncovered: true, boardMonths: 11 })).total).toBe(2);
  }),
);

test(
  "filters resigned people by year, on their tab only",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const leftOn = async (...days: string[]) => {
      const gone = await seafarer(db, { status: "resigned", resignedOn: days.at(-1) });
      const change = { crewId: gone.id, event: "resigned", fromStatus: "off-board", toStatus: "resigned" } as const;
      await db.insert(crewStatusChanges).values(days.map((effectiveOn) => ({ ...change, effectiveOn })));
      return gone.id;
    };
    const [early, twice, late] = [
      await leftOn("2031-12-31"),
      await leftOn("2031-05-01", "2032-06-01"),
      await leftOn("2032-01-01"),
    ];
    const ashore = await seafarer(db, {});
    const idsOf = async (input: object) => {
      const { rows } = await listCrew.execute(as(admin), { pageSize: 200, ...input });
      return rows.map(({ id }) => id).filter((id) => [early, twice, late, ashore.id].includes(id));
    };
    const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);
    expect(sorted(await idsOf({ tab: "resigned", resignedIn: "2031" }))).toEqual([early, twice]);
    expect(sorted(await idsOf({ tab: "resigned", resignedIn: "2032" }))).toEqual([twice, late]);
    expect(await idsOf({ tab: "off-board", resignedIn: "2031" })).toEqual([ashore.id]);
  }),
);

test(
  "accepts several values as a list or with commas, counts them on all tabs, and refuses unknown values",
  rolledBack(async (db) => {
    const [one, other] = [await vessel(db, { name: "MV Alpha" }), await vessel(db, { name: "MV Beta" })];
    const master = await seafarer(db, { fullName: "A", rank: "Master", lastVesselId: one.id });
    const officer = await seafarer(db, { fullName: "B", rank: "Chief Officer", lastVesselId: other.id });
    await seafarer(db, { fullName: "C", missingCertificates: 1 });
    const admin = await caller(db, "crewingadminmarine");
    const ranks = [master.positionId, officer.positionId];
    const found = async (input: object) => {
      const { rows, counts, total } = await listCrew.execute(admin, { sort: "name", ...input });
      expect([counts["off-board"], total]).toEqual([rows.length, rows.length]);
      return rows.map(({ fullName }) => fullName);
    };
    expect(await found({ position: ranks })).toEqual(["A", "B"]);
    expect(await found({ position: ranks.join(",") })).toEqual(["A", "B"]);
    expect(await found({ position: master.positionId })).toEqual(["A"]);
    expect(await found({ position: ranks, vessel: `${one.id}` })).toEqual(["A"]);
    expect(await found({ vessel: `${one.id},${other.id}`, sort: "vessel" })).toEqual(["A", "B"]);
    expect(await found({ certificateStatus: "Completed,Not Completed" })).toEqual(["A", "B", "C"]);
    expect(await found({ certificateStatus: ["Not Completed", "Expired"] })).toEqual(["C"]);
    expect(await found({ position: "" })).toEqual(["A", "B", "C"]);
    expect(await found({ position: [] })).toEqual(["A", "B", "C"]);
    for (const position of ["1,x", "1,,2", [1, 2.5], Array.from({ length: 51 }, (_, id) => id + 1)])
      await expect(listCrew.execute(admin, { position })).rejects.toMatchObject({ code: "invalid" });
    await expect(listCrew.execute(admin, { certificateStatus: "Completed,Fine" })).rejects.toMatchObject({
      code: "invalid",
    });
    const terms = await exportFilterTexts(
      db,
      admin.actor,
      { position: ranks, vessel: [other.id, one.id] },
      translator("en"),
    );
    expect(terms.filters).toBe("rank Chief Officer, Master, vessel MV Alpha, MV Beta");
  }),
);

test(
  "returns the unfiltered total in the same two queries",
  rolledBack(async (db) => {
    for (const fullName of ["Made Ashore", "Ketut Ashore", "Putu Home"]) await seafarer(db, { fullName, ...since });
    await seafarer(db, { fullName: "Gone Ashore", status: "resigned", resignedOn: "2026-05-01" });
    const admin = await caller(db, "crewingadminmarine");
    const narrowed = { tab: "off-board" as const, allTabs: true, filterList: "ashore" };
    expect(await listCrew.execute(admin, narrowed)).toMatchObject({ total: 2, outOf: 3 });
    expect(await listCrew.execute(admin, { tab: "off-board", allTabs: true })).toMatchObject({ total: 3, outOf: null });
    expect(await queriesSent(db, () => listCrew.execute(admin, narrowed))).toHaveLength(2);
  }),
);
