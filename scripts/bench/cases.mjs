/** The words of people who open these most: what is asked for, as whom, and what it is measured against. */
export async function casesOf(sql) {
  const [person] = await sql`
    select crew.id from crew where division_id = 1 and status = 'on-board' and processing_stopped_at is null
    order by (select count(*) from crew_certificates where crew_id = crew.id) desc, id limit 1`;
  const [ship] = await sql`
    select a.vessel_id as id from assignments a join vessels v on v.id = a.vessel_id
    where a.slot = 'current' and v.division_id = 1 group by 1 order by count(*) desc, 1 limit 1`;
  const [opening] = await sql`select id from job_openings where closed_at is null order by id limit 1`;
  const calls = "/PMSol/v1";
  const list = "divisionId=1&pageNumber=1&pageSize=10";
  return [
    {
      name: "crew record",
      path: `${calls}/Employee/GetEmployeeDetails?employeeId=${person.id}`,
      as: "crewingadminmarine",
      budget: 60,
    },
    { name: "crew peek", path: `${calls}/Employee/GetEmployeePeek?employeeId=${person.id}`, as: "crewingadminmarine" },
    { name: "saved views", path: `${calls}/SavedView/GetSavedViews?list=crew`, as: "crewingadminmarine" },
    {
      name: "on-board list",
      path: `${calls}/Employee/GetEmployeeListOnBoard?${list}`,
      as: "crewingadminmarine",
      budget: 80,
    },
    {
      name: "off-board list",
      path: `${calls}/Employee/GetEmployeeListOffBoard?${list}`,
      as: "crewingadminmarine",
      budget: 80,
    },
    {
      name: "off-board list, keyword",
      path: `${calls}/Employee/GetEmployeeListOffBoard?${list}&filterList=budi`,
      as: "crewingadminmarine",
      budget: 80,
    },
    { name: "vessel list", path: `${calls}/Vessel/GetVesselInOperation?${list}`, as: "crewingadminmarine", budget: 80 },
    {
      name: "planning list",
      path: `${calls}/Vessel/GetVesselPlanning?${list}`,
      as: "crewingadminmarine",
      budget: 80,
    },
    {
      name: "crew table",
      path: `${calls}/VesselCrew/GetVesselCrewManningByVesselId?VesselId=${ship.id}`,
      as: "crewingadminmarine",
      budget: 80,
    },
    {
      name: "scheduling vessels",
      path: `${calls}/EmployeeScheduling/GetVesselEmployeeScheduling?${list}`,
      as: "crewingadminmarine",
    },
    {
      name: "schedules of a vessel",
      path: `${calls}/EmployeeScheduling/GetEmployeeOffBoardScheduling?vesselId=${ship.id}&pageNumber=1&pageSize=10`,
      as: "crewingadminmarine",
    },
    {
      name: "everyone's schedules",
      path: `${calls}/EmployeeScheduling/GetEmployeeScheduling?pageNumber=1&pageSize=10`,
      as: "crewingadminmarine",
    },
    { name: "work list", path: `${calls}/Users/GetWorkList`, as: "crewingadminmarine" },
    {
      name: "search everything",
      path: `${calls}/Search/FindRecords`,
      body: { keyword: "budi" },
      as: "crewingadminmarine",
    },
    {
      name: "public job list",
      path: `${calls}/JobOpeningPublic/GetAllJobOpenings?pageNumber=1&pageSize=5`,
      isKept: true,
      budget: 60,
    },
    {
      name: "stranger refused",
      path: `${calls}/Employee/GetEmployeeDetails?employeeId=${person.id}`,
      expect: 401,
      budget: 80,
    },
    { name: "careers page", path: "/", against: "kept", budget: 70 },
    { name: "job page", path: `/career/${opening.id}`, against: "kept", budget: 70 },
    { name: "sign-in page", path: "/sign-in", against: "rendered" },
    {
      name: "crew list page",
      path: "/dashboard/crew-management?tab=on-board",
      as: "crewingadminmarine",
      against: "rendered",
    },
    {
      name: "crew record page",
      path: `/dashboard/crew-management/${person.id}/details`,
      as: "crewingadminmarine",
      against: "rendered",
    },
    {
      name: "Gantt page",
      path: `/dashboard/vessel-management/${ship.id}/details?tab=gantt-chart`,
      as: "crewingadminmarine",
      against: "rendered",
    },
    {
      name: "planning page",
      path: "/dashboard/manning/planning",
      as: "crewingadminmarine",
      against: "rendered",
    },
    {
      name: "crew table page",
      path: `/dashboard/manning/planning/${ship.id}/crew`,
      as: "crewingadminmarine",
      against: "rendered",
    },
    {
      name: "CV as PDF",
      path: `${calls}/GeneratePDF/GenerateCVEmployee`,
      body: { employeeId: person.id },
      as: "crewingadminmarine",
      against: "nothing",
      connections: 1,
    },
    {
      name: "crew list as Excel",
      path: `${calls}/Employee/DownloadEmployeeListOnBoard?divisionId=1&filterList=budi`,
      as: "crewingadminmarine",
      against: "nothing",
      connections: 1,
    },
  ];
}
