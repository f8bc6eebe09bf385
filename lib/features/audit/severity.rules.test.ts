import en from "@/messages/en/audit.json";
import { severityLists, severityOf } from "./severity.rules";

const operations = Object.entries(en.operations).flatMap(([noun, verbs]) =>
  Object.keys(verbs).map((verb) => `${noun}.${verb}`),
);

test("money, access, good name and what takes something back are sensitive; sign-ins and downloads are routine", () => {
  for (const operation of ["crew.change-bank-account", "users.update", "suitability.insert", "manning.undo-check-in"])
    expect([operation, severityOf(operation)]).toEqual([operation, "sensitive"]);
  for (const operation of ["users.sign-in", "crew.download", "vessels.generate-crew-list"])
    expect([operation, severityOf(operation)]).toEqual([operation, "routine"]);
  for (const operation of ["crew.update", "manning.check-in", "unheard-of"])
    expect([operation, severityOf(operation)]).toEqual([operation, "normal"]);
});

test("a list names only operations that leave entries, each once and in one list", () => {
  const listed = [...severityLists.sensitive, ...severityLists.routine];
  expect(listed.filter((operation) => !operations.includes(operation))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
