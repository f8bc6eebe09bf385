import { isRecord } from "@/lib/platform/unknown-record";
type Body = Record<string, unknown>;

const lowerFirst = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);

const plainNames: Body = {
  email: "emailAddress",
  phone: "phoneNumber",
  gender: "sex",
  passportNo: "passportId",
  nik: "idNumber",
};
const entryNames = {
  registerEducations: {
    prefix: /^reg(?:Edu(?:cation)?)?/,
    names: { school: "universityName", name: "universityName" },
  },
  registerTravelDocs: { prefix: /^reg(?:TravelDoc)?/, names: { name: "documentName", number: "documentNumber" } },
  registerCOCDocs: {
    prefix: /^reg(?:COC)?/,
    names: { name: "certificateName", number: "certificateNumber", cocId: "certificateId", id: "certificateId" },
  },
  registerCOPDocs: {
    prefix: /^reg(?:COP)?/,
    names: { name: "certificateName", number: "certificateNumber", copId: "certificateId", id: "certificateId" },
  },
  registerTrainings: { prefix: /^reg(?:Training)?/, names: { name: "training" } },
  registerSeaServices: { prefix: /^reg(?:SeaService)?/, names: { company: "companyName" } },
} as const;
type ListName = keyof typeof entryNames;

function strip(body: Body, prefix: RegExp, names: Body): Body {
  const renamed = Object.entries(body).map(([key, value]) => {
    const plainKey = lowerFirst(key.replace(prefix, "") || key);
    return [String(names[plainKey] ?? plainKey), value];
  });
  return Object.fromEntries(renamed);
}

function entries(body: Body, list: ListName): Body[] {
  const { prefix, names } = entryNames[list];
  const rows = body[list];
  return Array.isArray(rows) ? rows.filter(isRecord).map((row) => strip(row, prefix, names)) : [];
}

function nextOfKin(person: Body): unknown {
  if (isRecord(person.nextOfKin)) return strip(person.nextOfKin, /^reg(?:NextOfKin)?/, plainNames);
  const kinField = (field: string) => person[`nextOfKin${field}`];
  return {
    fullName: kinField("FullName") ?? kinField("Name"),
    emailAddress: kinField("EmailAddress") ?? kinField("Email"),
    phoneNumber: kinField("PhoneNumber") ?? kinField("Phone"),
    address: kinField("Address"),
  };
}

/**
 * Convert the documented payload (reg-prefixed or plain names, register… lists) into the wizard's four steps.
 * Document 1 §3.
 */
export function registrationContentOf(body: Body): Body {
  const person = strip(body, /^reg(?=[A-Z])/, plainNames);
  const education = entries(body, "registerEducations");
  return {
    personal: {
      ...person,
      nextOfKin: nextOfKin(person),
      educationHistory: education.length > 0 ? education : person.educationHistory,
    },
    documents: {
      travelDocuments: entries(body, "registerTravelDocs"),
      coc: entries(body, "registerCOCDocs"),
      cop: entries(body, "registerCOPDocs"),
    },
    training: { trainings: entries(body, "registerTrainings"), seaServices: entries(body, "registerSeaServices") },
    bank: person,
  };
}

const listsOf = {
  registerEducations: "educationHistory",
  registerTravelDocs: "travelDocuments",
  registerCOCDocs: "coc",
  registerCOPDocs: "cop",
  registerTrainings: "trainings",
  registerSeaServices: "seaServices",
} as const;
const definedValues = (step: unknown): Body =>
  isRecord(step) ? Object.fromEntries(Object.entries(step).filter(([, value]) => value !== undefined)) : {};

/** Convert the same payload into changes: only named fields, with lists and next of kin as a whole. */
export function registrationChangesOf(body: Body): { personal: Body; documents: Body; training: Body; bank: Body } {
  const named = {
    ...body,
    ...Object.fromEntries(
      Object.entries(listsOf).flatMap(([wire, plain]) =>
        body[wire] === undefined && Array.isArray(body[plain]) ? [[wire, body[plain]]] : [],
      ),
    ),
  };
  const content = registrationContentOf(named);
  const [personal, documents, training] = [
    definedValues(content.personal),
    definedValues(content.documents),
    definedValues(content.training),
  ];
  const kin = definedValues(personal.nextOfKin);
  const dropMissing = (step: Body, names: [string, string][]) => {
    for (const [wire, plain] of names) if (!Array.isArray(named[wire as keyof typeof named])) delete step[plain];
    return step;
  };
  const pairs = Object.entries(listsOf);
  if (Object.keys(kin).length === 0) delete personal.nextOfKin;
  return {
    personal: dropMissing(personal, pairs.slice(0, 1)),
    documents: dropMissing(documents, pairs.slice(1, 4)),
    training: dropMissing(training, pairs.slice(4)),
    bank: definedValues(content.bank),
  };
}
