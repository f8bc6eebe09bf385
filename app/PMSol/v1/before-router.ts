import { hearingEditions } from "@/lib/features/job-openings/kept-pages.queries";
import { controllers } from "./controllers";

type Answering = (request: Request) => Promise<Response>;
const known = new Map<string, Answering>(
  Object.entries(controllers).map(([name, handler]) => [name, (request) => hearingEditions(() => handler(request))]),
);

/** How a controller answers when the front door asks before the router does (scripts/front-door/calls.mjs). */
export const answering = (controller: string): Answering | undefined => known.get(controller);
