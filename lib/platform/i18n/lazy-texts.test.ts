import { lazyTexts, lazyTextsAddress, namespacesIn } from "./lazy-texts";
import { messagesOf, pickMessages } from "./messages";

test("the address of texts changes with language and texts, and what lies there is what a browser fills in", () => {
  const address = lazyTextsAddress("en", ["crew", "files"]);
  expect(address).toMatch(/^\/locales\/en\/late\/crew,files\?v=[\w-]{12}$/);
  expect(lazyTextsAddress("id", ["crew", "files"]).split("?v=")[1]).not.toBe(address.split("?v=")[1]);
  expect(JSON.parse(lazyTexts("en", ["crew", "files"]).json)).toEqual(pickMessages("en", "crew", "files"));
});

test("only namespaces there are lie at an address, each once", () => {
  expect(namespacesIn("crew,files")).toEqual(["crew", "files"]);
  expect(namespacesIn("crew%2Cfiles")).toEqual(["crew", "files"]);
  for (const made of ["", "crew,", "crew,crew", "nothing", "constructor", "crew,__proto__", "%"])
    expect([made, namespacesIn(made)]).toEqual([made, null]);
});

test("a part of a namespace comes without the rest, and several parts come together", () => {
  const texts = messagesOf("id").crew.screens.papers;
  const picked = pickMessages("id", "crew.screens.papers.askAdd", "crew.screens.papers.addTitle", "crew.sections");
  expect(Object.keys(picked)).toEqual(["crew"]);
  expect(picked).toMatchObject({ crew: { screens: { papers: { askAdd: texts.askAdd } } } });
  expect(pickMessages("en", "crew", "crew.sections")).toEqual(pickMessages("en", "crew"));
  expect(pickMessages("en", "crew.sections", "crew")).toEqual(pickMessages("en", "crew"));
  expect(pickMessages("en", "crew.sections.nothing.there")).toEqual({ crew: { sections: {} } });
});
