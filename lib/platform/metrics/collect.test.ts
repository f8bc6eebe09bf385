import { metricsText } from "./collect";
import { observeJob, observeRequest } from "./registry";

test("counts requests and jobs by kind, name and status, with their duration, beside the gauges", async () => {
  const request = { kind: "call", method: "GET", status: 200, call: "Employee/GetAllEmployees" };
  observeRequest({ ...request, seconds: 0.02 });
  observeRequest({ ...request, seconds: 0.3 });
  observeRequest({ kind: "page", method: "GET", status: 404, call: "", seconds: 0.1 });
  await observeJob("sweep", async () => undefined);
  await expect(observeJob("sweep", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const help = "Backups";
  const { text, contentType } = await metricsText([
    { name: "nakhoda_backup_age_seconds", help, value: 42 },
    { name: "nakhoda_proof_age_seconds", help, value: null },
    { name: "nakhoda_disk_free_bytes", help, value: 1, labels: { folder: "/a" } },
    { name: "nakhoda_disk_free_bytes", help, value: 2, labels: { folder: "/b" } },
  ]);
  expect(contentType).toContain("text/plain");
  for (const line of [
    'nakhoda_requests_total{kind="call",method="GET",status="200"} 2',
    'nakhoda_requests_total{kind="page",method="GET",status="404"} 1',
    'nakhoda_request_seconds_bucket{le="0.025",kind="call"} 1',
    'nakhoda_request_seconds_count{kind="call"} 2',
    'nakhoda_calls_total{call="Employee/GetAllEmployees",status="200"} 2',
    'nakhoda_job_seconds_count{task="sweep",result="failed"} 1',
    "nakhoda_backup_age_seconds 42",
    'nakhoda_disk_free_bytes{folder="/b"} 2',
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).not.toMatch(/^nakhoda_proof_age_seconds \d/m);
});
