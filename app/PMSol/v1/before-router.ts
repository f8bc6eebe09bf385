import { withOpeningsReload } from "@/lib/features/job-openings/cached-pages.queries";
import { AppError } from "@/lib/platform/errors";
import { chooseLocale } from "@/lib/platform/i18n/choose-locale";
import { locales } from "@/lib/platform/i18n/locales";
import type { TextResponse } from "@/lib/platform/transport/controller";
import { refusalOf } from "@/lib/platform/transport/refusal";
import { controllers } from "./controllers";

type EarlyHandler = (request: Request) => Promise<TextResponse | Response>;
const handlers = new Map<string, EarlyHandler>(
  Object.entries(controllers).map(([name, handler]) => [
    name,
    (request) => withOpeningsReload(() => handler.written(request)),
  ]),
);

/**
 * Return a controller's handler for the front door, which calls it before the router (scripts/front-door/calls.mjs).
 */
export const earlyHandlerOf = (controller: string): EarlyHandler | undefined => handlers.get(controller);

/** Declared calls by lower-case name, so that metrics contain no names invented by a client. */
const callNamesByController = new Map(
  Object.entries(controllers).map(([name, { calls }]) => [
    name,
    new Map(Object.keys(calls).map((call) => labelOf(name, call.split(" ")[1] ?? ""))),
  ]),
);

function labelOf(controller: string, path: string): [string, string] {
  const [word = ""] = path.split("/");
  return [word.toLowerCase(), `${controller}/${word}`];
}

/** Return the metric names of a controller's calls (scripts/front-door/request-metrics.mjs). */
export const callNames = (controller: string) => callNamesByController.get(controller);

/** "GET Employee/getemployeedetails": one-word calls that need a signed-in user. */
const userCalls = new Set(
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
const refusalTexts = Object.fromEntries(
  locales.map((locale) => {
    const { status: _status, ...body } = refusalOf(unknown, locale, "", "");
    return [locale, JSON.stringify(body)];
  }),
);

/** Return the refusal text for an unauthenticated request, or undefined when the call needs no user. */
export const earlyRefusalFor = (method: string, path: string, acceptLanguage: string | undefined): string | undefined =>
  path.split("/").length === 2 && userCalls.has(nameOf(method, path))
    ? refusalTexts[chooseLocale(undefined, acceptLanguage)]
    : undefined;
