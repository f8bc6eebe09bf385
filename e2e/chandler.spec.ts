import { expect, type Page } from "@playwright/test";
import { strToU8, zipSync, type Zippable } from "fflate";
import { read, send, takeScreenshot, test } from "./crew";
import { waitForHydration, visit } from "./hydration";

const root = "/dashboard/crew-benefit/ship-chandler";
const phone = { viewport: { width: 390, height: 844 } };
const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const types = strToU8(`<Types><Override PartName="/xl/workbook.xml" ContentType="${sheet}.main+xml"/></Types>`);
const workbook = (name: string, more: Zippable = {}) => ({
  name,
  mimeType: sheet,
  buffer: Buffer.from(zipSync({ "[Content_Types].xml": types, "xl/workbook.xml": strToU8("<workbook/>"), ...more })),
});
/** A password-protected workbook, as Office writes it. */
const locked = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.from("EncryptedPackage", "utf16le"),
]);
const offer = { name: "offer.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

type VesselRow = { vesselId: number; vesselName: string };
type Request = { shipChandlerId: number; vesselId: number; status: string; version: number; vesselName: string };
const details = ({ vesselId, shipChandlerId }: Pick<Request, "vesselId" | "shipChandlerId">) =>
  `${root}/vessel/${vesselId}/request/${shipChandlerId}/details`;
const viewOf = (page: Page, id: number) => read<Request>(page, `ShipChandler/GetShipChandlerView?ShipChandlerId=${id}`);

/** Format a day some days from today in Jakarta, as a user types it. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date(Date.now() + days * 86_400_000));

/** Create a request by API: all values in the query, the file under its documented misspelt key. */
async function raised(page: Page, vesselId: number): Promise<Request> {
  const upload = await page.request.post("/PMSol/v1/FileUpload/FileUpload", {
    multipart: { FileType: "asessment", FileContent: workbook("stores.xlsx") },
  });
  expect(upload.status()).toBe(200);
  const { fileId } = (await upload.json()).data;
  const [port] = await read<{ id: number }[]>(page, "Dropdown/GetAllVesselPorts");
  const query = new URLSearchParams({
    RequesterName: "Rina Marpaung",
    RequesterEmail: "rina.marpaung@example.test",
    DeliveryDate: dayIn(20),
    PeriodFrom: `${dayIn(20).slice(0, 7)}-01`,
    PortId: String(port?.id),
    RequestedAttachmentFileName: "Stores",
    VesselId: String(vesselId),
    RequstedAttachmentId: fileId,
  });
  const { shipChandlerId } = await send<Request>(page, `ShipChandler/CreateNewShipChandlerRequest?${query}`, {});
  return viewOf(page, shipChandlerId);
}

async function anyVessel(page: Page): Promise<VesselRow> {
  const rows = await read<VesselRow[]>(page, "ShipChandler/GetVesselShipChandler?pageSize=200&sort=name");
  const last = rows.at(-1);
  if (!last) throw new Error("the demo fleet has no tanker");
  return last;
}

async function openDialog(page: Page, button: string, title: string | RegExp) {
  const verb = page.getByRole("button", { name: button });
  await waitForHydration(verb);
  await verb.click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("a head on a phone is led to the own vessel, raises a request, cancels it and reports when a delivery came", async ({
  at,
}) => {
  const head = await at("crewtanker-head", phone);
  await visit(head, root);
  await expect(head).toHaveURL(/\/vessel\/\d+\/details$/);
  const vesselId = Number(/vessel\/(\d+)/.exec(head.url())?.[1]);
  const dialog = await openDialog(head, "New Chandler Request", /^New chandler request/);
  await dialog.getByRole("button", { name: "Send request" }).click();
  for (const words of ["Delivery date is required", "Period is required", "Attachment is required"])
    await expect(dialog.getByText(words)).toBeVisible();
  await dialog.locator('input[type="file"]').first().setInputFiles(workbook("stores.xlsx"));
  await expect(dialog.getByText("stores.xlsx")).toBeVisible();
  await dialog.getByRole("textbox", { name: /^Requested delivery date/ }).fill(dayIn(1));
  await dialog.getByRole("textbox", { name: /^Requested delivery date/ }).press("Tab");
  const reason = dialog.getByRole("textbox", { name: /^Reason for short notice/ });
  await reason.fill("The fresh water pump failed");
  await dialog.getByRole("combobox", { name: /^Period/ }).selectOption({ index: 1 });
  const port = dialog.getByRole("combobox", { name: /^Port of call/ });
  if ((await port.inputValue()) === "") {
    await port.click();
    await head.getByRole("option").first().click();
  }
  await takeScreenshot(head, "chandler-new-phone");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog).toBeHidden();
  const [mine] = await read<Request[]>(
    head,
    `ShipChandler/GetShipChandlerRequestByVesselid?VesselId=${vesselId}&pageSize=1`,
  );
  if (!mine) throw new Error("the request is not there");
  await visit(head, details(mine));
  await expect(head.getByText("The fresh water pump failed")).toBeVisible();
  await expect(head.getByRole("button", { name: "Update Status" })).toHaveCount(0);
  const cancelling = await openDialog(head, "Delete Request", "Delete this request?");
  await cancelling.getByRole("textbox", { name: /^Reason/ }).fill("The pump runs again");
  await cancelling.getByRole("button", { name: "Delete request" }).click();
  await expect(head.getByText("The pump runs again")).toBeVisible();
  await expect(head.getByRole("button", { name: "Delete Request" })).toHaveCount(0);
  await takeScreenshot(head, "chandler-request-phone");

  const service = await at("crewingservicetanker");
  const shipped = await raised(service, vesselId);
  await toShipped(service, shipped);
  await visit(head, details(shipped));
  const reporting = await openDialog(head, "Report received date", "When was it received on board?");
  await reporting.getByRole("button", { name: "Report", exact: true }).click();
  await expect(reporting).toBeHidden();
  await expect(head.getByText("Reported as received on board")).toBeVisible();
  await visit(service, `${root}?tab=requests&waiting=received`);
  await expect(service.getByRole("link", { name: `View: Request ${shipped.shipChandlerId}` })).toBeVisible();
});

/** Move a request to Ready For Shipment by API. */
async function toShipped(page: Page, { shipChandlerId }: Request) {
  const upload = await page.request.post("/PMSol/v1/FileUpload/FileUpload", {
    multipart: { FileType: "asessment", FileContent: offer },
  });
  const { fileId } = (await upload.json()).data;
  const base = {
    ShipChandlerId: shipChandlerId,
    RequesterName: "Rina Marpaung",
    RequesterEmail: "rina.marpaung@example.test",
  };
  await send(page, "ShipChandler/UpdateShipChandler", {
    ...base,
    ShipChandlerStatusEnum: "OnPreparation",
    VendorName: "PT Samudra Chandler",
    ApprovedVendorAttachmentId: fileId,
    ApprovedVendorAttachmentFileName: "offer.pdf",
  });
  await send(page, "ShipChandler/UpdateShipChandler", { ...base, ShipChandlerStatusEnum: "Ready For Shipment" });
}

test("service brings a request to delivery, each state asking for what it means; delivered it changes no more and is copied", async ({
  at,
}) => {
  const service = await at("crewingservicetanker");
  const { vesselId, vesselName } = await anyVessel(service);
  const request = await raised(service, vesselId);
  await visit(service, root);
  await service
    .getByRole("link", { name: `View ${vesselName}` })
    .first()
    .click();
  await expect(service.getByRole("heading", { level: 1 })).toHaveText(vesselName);
  await takeScreenshot(service, "chandler-vessel");
  await visit(service, details(request));
  const searching = await openDialog(service, "Update Status", "Update status");
  await expect(searching.getByRole("combobox", { name: /^Status/ })).toHaveValue("LookingForVendor");
  await searching.getByRole("combobox", { name: /^Status/ }).selectOption("OnPreparation");
  await searching.getByRole("button", { name: "Save" }).click();
  await expect(searching.getByText("Vendor Name is required")).toBeVisible();
  await expect(searching.getByText("Approved attachment is required")).toBeVisible();
  await searching.getByRole("textbox", { name: /^Vendor name/ }).fill("PT Samudra Chandler");
  await searching.locator('input[type="file"]').first().setInputFiles(offer);
  await expect(searching.getByText("offer.pdf")).toBeVisible();
  await searching.getByRole("button", { name: "Save" }).click();
  await expect(service.getByText("Submitted → On Preparation")).toBeVisible();
  const shipping = await openDialog(service, "Update Status", "Update status");
  await shipping.getByRole("button", { name: "Save" }).click();
  await expect(service.getByText("On Preparation → Ready For Shipment")).toBeVisible();
  const receiving = await openDialog(service, "Update Status", "Update status");
  await receiving.getByRole("button", { name: "Save" }).click();
  await expect(receiving.getByText("Received date is required")).toBeVisible();
  await receiving.getByRole("textbox", { name: /^Received date/ }).fill(dayIn(0));
  await receiving.getByRole("button", { name: "Save" }).click();
  await expect(service.getByText("Ready For Shipment → Delivered")).toBeVisible();
  for (const verb of ["Update Status", "Delete Request"])
    await expect(service.getByRole("button", { name: verb })).toHaveCount(0);
  await takeScreenshot(service, "chandler-delivered");
  const refused = await service.request.post("/PMSol/v1/ShipChandler/UpdateShipChandler", {
    data: { ShipChandlerId: request.shipChandlerId, ShipChandlerStatusEnum: "Cancel", RejectionReason: "Too late" },
  });
  expect([refused.status(), (await refused.json()).message]).toEqual([
    400,
    "This request is delivered and cannot be changed. Copy it as a new request.",
  ]);
  const copying = await openDialog(service, "Copy as new request", "Copy as new request");
  await copying.getByRole("textbox", { name: /^Requested delivery date/ }).fill(dayIn(21));
  await copying.getByRole("textbox", { name: /^Requested delivery date/ }).press("Tab");
  await copying.getByRole("combobox", { name: /^Period/ }).selectOption({ index: 2 });
  await copying.getByRole("button", { name: "Send request" }).click();
  await expect(service.getByRole("link", { name: `Request ${request.shipChandlerId}` })).toBeVisible();
});

test("a conflict on one request names who was first and keeps the input", async ({ at }) => {
  const [one, other] = [await at("crewingservicetanker"), await at("crewingadmintanker")];
  const request = await raised(one, (await anyVessel(one)).vesselId);
  await Promise.all([one, other].map((page) => visit(page, details(request))));
  const [first, second] = [
    await openDialog(one, "Update Status", "Update status"),
    await openDialog(other, "Update Status", "Update status"),
  ];
  await second.getByRole("textbox", { name: /^Requester name/ }).fill("Sinta Marpaung");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first).toBeHidden();
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByText("Rosmawati Tanjung", { exact: false })).toBeVisible();
  await expect(second.getByRole("textbox", { name: /^Requester name/ })).toHaveValue("Sinta Marpaung");
  expect((await viewOf(other, request.shipChandlerId)).status).toBe("LookingForVendor");
});

test("a workbook with macros, a locked one and what is none are refused in words, and no list takes them", async ({
  at,
}) => {
  const service = await at("crewingservicetanker");
  const refusals = [
    [workbook("stores.xlsx", { "xl/vbaProject.bin": strToU8("x") }), "This workbook contains macros"],
    [{ ...workbook("stores.xlsx"), buffer: locked }, "This workbook is protected with a password"],
    [{ ...workbook("stores.xlsx"), buffer: Buffer.from("a;b") }, "Choose an Excel workbook (.xlsx)"],
  ] as const;
  for (const [file, words] of refusals) {
    const answer = await service.request.post("/PMSol/v1/FileUpload/FileUpload", {
      multipart: { FileType: "asessment", FileContent: file },
    });
    expect([answer.status(), (await answer.json()).message]).toEqual([415, expect.stringContaining(words)]);
  }
});

test("Marine has no ship chandler: no entry in the menu, the 403 page and calls that refuse", async ({
  browser,
  at,
}) => {
  const marine = await at("crewingservicemarine");
  await visit(marine, "/dashboard/profile");
  await expect(marine.getByRole("link", { name: "Ship chandler" })).toHaveCount(0);
  for (const path of [root, `${root}/vessel/1/details`])
    expect([path, (await marine.request.get(path)).status()]).toEqual([path, 403]);
  expect((await marine.request.get("/PMSol/v1/ShipChandler/GetVesselShipChandler")).status()).toBe(403);
  const stranger = await browser.newContext();
  expect((await stranger.request.get("/PMSol/v1/ShipChandler/GetVesselShipChandler")).status()).toBe(401);
  await stranger.close();
});
