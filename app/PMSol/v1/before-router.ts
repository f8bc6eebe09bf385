import { hearingEditions } from "@/lib/features/job-openings/kept-pages.queries";
import { AppError } from "@/lib/platform/errors";
import { chooseLocale } from "@/lib/platform/i18n/choose-locale";
import { locales } from "@/lib/platform/i18n/locales";
import type { Written } from "@/lib/platform/transport/controller";
import { refusalOf } from "@/lib/platform/transport/refusal";
import { controllers } from "./controllers";

type Answering = (request: Request) => Promise<Written | Response>;
const known = new Map<string, Answering>(
  Object.entries(controllers).map(([name, handler]) => [
    name,
    (request) => hearingEditions(() => handler.written(request)),
  ]),
);

/** How a controller answers when the front door asks before the router does (scripts/front-door/calls.mjs). */
export const answering = (controller: string): Answering | undefined => known.get(controller);

/** The calls of a controller as they are declared, by their word in small letters: what is counted bears no name a stranger made up. */
const named = new Map(
  Object.entries(controllers).map(([name, { calls }]) => [
    name,
    new Map(Object.keys(calls).map((call) => labelOf(name, call.split(" ")[1] ?? ""))),
  ]),
);

function labelOf(controller: string, path: string): [string, string] {
  const [word = ""] = path.split("/");
  return [word.toLowerCase(), `${controller}/${word}`];
}

/** By which names the calls of a controller are counted (scripts/front-door/observed.mjs). */
export const callNames = (controller: string) => named.get(controller);

/** "GET Employee/getemployeedetails": the calls of one word that people alone may make. */
const forPeople = new Set(
  Object.entries(controllers).flatMap(([name, { audience, calls }]) =>
    Object.entries(calls)
      .filter(([call, { access }]) => audience === "session" && access !== "public" && !call.includes("/"))
      .map(([call]) => nameOf(call.split(" ")[0] ?? "", `${name}/${call.split(" ")[1]}`)),
  ),
);

function nameOf(method: string, path: string): string {
  const [controller, word = ""] = path.split("/");
  return `${method} ${controller}/${word.toLowerCase()}`;
}

const unknown = new AppError("unauthenticated", "errors.unauthenticated");
const texts = Object.fromEntries(
  locales.map((locale) => {
    const { status: _status, ...body } = refusalOf(unknown, locale, "", "");
    return [locale, JSON.stringify(body)];
  }),
);

/** What somebody of whom nothing is known is told of a call that people alone may make; undefined for any other call. */
export const refusing = (method: string, path: string, acceptLanguage: string | undefined): string | undefined =>
  path.split("/").length === 2 && forPeople.has(nameOf(method, path))
    ? texts[chooseLocale(undefined, acceptLanguage)]
    : undefined;
