import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

type Json = { data: never } & Record<string, unknown>;

export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** What every applicant of the journeys states besides names and numbers of their own. */
export const sample = {
  birthPlace: "Surabaya",
  dateOfBirth: "1990-05-17",
  kkNumber: "3578101705900002",
  phoneNumber: "081234567890",
  address: "Jl. Perak Timur 12, Surabaya",
  nextOfKin: { fullName: "Siti Aminah", phoneNumber: "081298765432", address: "Jl. Perak Timur 12, Surabaya" },
  height: 172,
  weight: 70,
  safetyShoesSize: "UK 9",
  trousersSize: "33",
  coverallSize: "L",
  shirtSize: "L",
};

/** An applicant's client that uses only the documented API. */
export class Program {
  private gate = "";
  constructor(private readonly base: string) {}

  async call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
    const separator = path.includes("?") ? "&" : "?";
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.base}/PMSol/v1/${path}${separator}f=${this.gate}`, {
      method,
      headers: isForm ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Json;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer.data as T;
  }

  async passGate() {
    const challenge = await (await fetch(`${this.base}/api/captcha`)).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    this.gate = (await this.call<{ r: string }>("POST", "P/g", { token })).r;
  }

  async upload(name: string, bytes: Buffer): Promise<string> {
    const form = new FormData();
    form.set("FileType", "personaldata");
    form.set("FileContent", new File([new Uint8Array(bytes)], name));
    return (await this.call<{ fileId: string }>("POST", "FileUploadPublic/FileUpload", form)).fileId;
  }

  private async certificates(kind: "COC" | "COP", opening: Opening) {
    const division = opening.divisionId === 1 ? "Marine" : "Tanker";
    const position = opening.jobPositionMarineId ?? opening.jobPositionTankerId;
    const rows = await this.call<{ id: number; certificateNameEn: string }[]>(
      "GET",
      `Matrix${division}${kind}sPublic/GetMatrix${division}${kind}?jobPositionId=${position}&shipId=${opening.shipId}`,
    );
    return Promise.all(
      rows.map(async ({ id, certificateNameEn }) => ({
        [kind === "COC" ? "cocId" : "copId"]: id,
        certificateName: certificateNameEn,
        certificateNumber: `62115768${id}`,
        issued: "2024-03-01",
        noExpiry: true,
        attachment: await this.upload("scan.pdf", pdf),
      })),
    );
  }

  private async option(list: string): Promise<number> {
    const [first] = await this.call<{ id: number }[]>("GET", `DropdownPublic/${list}`);
    if (!first) throw new Error(`${list} is empty`);
    return first.id;
  }

  /** Apply to the newest opening. */
  async apply(person: { name: string; email: string; seafarerCode: string; nik: string }) {
    const [opening] = await this.call<Opening[]>("GET", "JobOpeningPublic/GetAllJobOpenings?pageSize=1");
    if (!opening) throw new Error("no opening");
    const payload = {
      jobOpeningId: opening.id,
      declaration: true,
      consent: true,
      specificConsent: true,
      regFullName: person.name,
      regEmail: person.email,
      sex: "Male",
      ...sample,
      maritalStatus: await this.option("GetMaritalStatuses"),
      nationality: await this.option("GetNationalities"),
      photo: await this.upload("photo.png", png),
      photoKtp: await this.upload("ktp.png", png),
      idNumber: person.nik,
      seafarerIdNumber: person.seafarerCode,
      seamanBookNumber: "E143100",
      registerEducations: [
        {
          universityName: "PIP Semarang",
          degree: "D-IV",
          major: "Nautika",
          entryYear: 2008,
          graduationYear: 2012,
          city: "Semarang",
        },
      ],
      registerCOCDocs: await this.certificates("COC", opening),
      registerCOPDocs: await this.certificates("COP", opening),
      bankName1: "Bank Mandiri",
      accountNumber1: "1420012345678",
      accountName1: person.name,
    };
    return this.call<{ regRegisNo: string; registrationGuid: string; registerCrewId: number }>(
      "POST",
      "RegisterCrewsPublic/SubmitRegisterCrew",
      payload,
    );
  }
}

type Opening = {
  id: number;
  divisionId: number;
  shipId: number;
  jobPositionMarineId: number | null;
  jobPositionTankerId: number | null;
};
