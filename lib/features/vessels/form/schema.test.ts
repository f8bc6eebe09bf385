import type { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { parseInput } from "@/lib/platform/validation";
import { insertVesselInput, moveToScrapInput, scrapForm, updateVesselInput } from "./schema";

const least = { vesselName: "MV Laut Biru", vesselType: 3, shipManagement: "Own" };

function problemsOf(input: object, schema: z.ZodType = insertVesselInput) {
  try {
    parseInput(schema, input);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.fromEntries(error.fields.map(({ path, message }) => [path, message.split("?")[0]]));
  }
}

test("requires name, type and management only", () => {
  expect(problemsOf({})).toEqual({
    vesselName: "vessels.required",
    vesselType: "vessels.required",
    shipManagement: "vessels.required",
  });
  expect(problemsOf({ vesselName: " ", vesselType: "", shipManagement: null })).toEqual({
    vesselName: "vessels.required",
    vesselType: "vessels.required",
    shipManagement: "vessels.required",
  });
  expect(parseInput(insertVesselInput, least)).toEqual(least);
});

test("accepts non-negative numbers with three decimals and commas", () => {
  expect(parseInput(insertVesselInput, { ...least, LOA: "28,125", GRT: " 1250.5 ", NRT: 0, DWT: "" })).toMatchObject({
    LOA: 28.125,
    GRT: 1250.5,
    NRT: 0,
    DWT: null,
  });
  expect(problemsOf({ ...least, LOA: "-1", GRT: "1.2345", NRT: "many", DWT: "1,250.5", load: 1e15 })).toEqual({
    LOA: "validation.tooSmall",
    GRT: "vessels.threeDecimals",
    NRT: "validation.invalid",
    DWT: "validation.invalid",
    load: "validation.tooBig",
  });
});

test("normalises or refuses IMO number, call sign, address and phone", () => {
  expect(
    parseInput(insertVesselInput, {
      ...least,
      imoNumber: "IMO 9074729",
      callSign: "pmxy-2",
      email: " Master@Biru.ID ",
      phone: "0812 3456 7890",
    }),
  ).toMatchObject({
    imoNumber: "9074729",
    callSign: "PMXY2",
    email: "master@biru.id",
    phone: "+6281234567890",
  });
  expect(problemsOf({ ...least, imoNumber: "9074728", callSign: "A!", email: "nobody", phone: "12" })).toEqual({
    imoNumber: "vessels.imoInvalid",
    callSign: "vessels.callSignInvalid",
    email: "validation.email",
    phone: "vessels.phoneInvalid",
  });
});

test("checks year of build and delivery date together with other fields", () => {
  const year = new Date().getFullYear();
  expect(problemsOf({ ...least, yearOfBuild: 1944 })).toEqual({ yearOfBuild: "vessels.yearOfBuildRange" });
  expect(problemsOf({ ...least, yearOfBuild: year + 3 })).toEqual({ yearOfBuild: "vessels.yearOfBuildRange" });
  expect(problemsOf({ ...least, yearOfBuild: year + 2 })).toEqual({});
  expect(problemsOf({ ...least, deliveryDate: "2026-02-30" })).toEqual({ deliveryDate: "validation.date" });
  expect(problemsOf({ ...least, vesselName: "", yearOfBuild: "2010", deliveryDate: "2009-12-31" })).toEqual({
    vesselName: "vessels.required",
    deliveryDate: "vessels.deliveredBeforeBuild",
  });
});

test("clears blanks and keeps omitted fields", () => {
  const parsed = parseInput(updateVesselInput, { ...least, id: "4", flag: "", SAP: null, STS: "", GRT: "" });
  expect(parsed).toEqual({ ...least, id: 4, flag: null, SAP: null, STS: null, GRT: null });
  expect(Object.keys(parsed)).not.toContain("cargo");
});

test("accepts documented names in any case and options by id or name", () => {
  const wire = {
    VesselName: "MV Laut Biru",
    VesselTypeName: "Tug Boat",
    management: "Own",
    loa: 10,
    lOA: 12,
    sire: "yes",
    Sts: "No",
    operationArea: "Java Sea",
    technicalSuperintendent: "Andi",
    technicalSuperintendentId: "7",
  };
  expect(
    parseInput(
      insertVesselInput,
      Object.fromEntries(
        Object.entries(wire).map(([key, value]) => [key.charAt(0).toLowerCase() + key.slice(1), value]),
      ),
    ),
  ).toEqual({
    vesselName: "MV Laut Biru",
    vesselType: "Tug Boat",
    shipManagement: "Own",
    LOA: 12,
    SIRE: true,
    STS: false,
    operationAreaId: "Java Sea",
    technicalSuperintendentId: 7,
  });
  expect(parseInput(insertVesselInput, { ...least, vesselType: "Tug Boat", vesselTypeId: 5 })).toMatchObject({
    vesselType: 5,
  });
  expect(parseInput(insertVesselInput, { ...least, vesselType: 3, vesselTypeId: 5 })).toMatchObject({ vesselType: 3 });
});

test("refuses control characters and long texts", () => {
  expect(problemsOf({ ...least, vesselName: "MV\u0000", cargo: "x".repeat(201) })).toEqual({
    vesselName: "validation.controlCharacters",
    cargo: "validation.tooLong",
  });
});

test("requires date and reason in the dialog only", () => {
  expect(problemsOf({}, scrapForm)).toEqual({ date: "validation.required", reason: "validation.required" });
  expect(problemsOf({ date: "", reason: " " }, scrapForm)).toEqual({
    date: "validation.required",
    reason: "validation.required",
  });
  expect(problemsOf({ date: "2999-01-01", reason: "sold" }, scrapForm)).toHaveProperty("date");
  expect(parseInput(moveToScrapInput, { vesselId: "12" })).toEqual({ id: 12 });
});
