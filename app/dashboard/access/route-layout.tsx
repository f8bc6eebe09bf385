import type { ReactNode } from "react";
import type { Permission } from "@/lib/access/permissions";
import { accessBoundary } from "./access-boundary";
import { requireRouteAccess } from "./require-route-access";
import { requireUser } from "./require-user";

type Params = Record<string, string>;
type Options = {
  /** The list that the 404 view links to; the dashboard without it. */
  area?: string;
  /** Surrounds the page, such as with the texts of its client components. */
  frame?: (page: ReactNode) => ReactNode;
};

const layoutOf = (admit: (params: Params) => Promise<unknown>, { area, frame = (page) => page }: Options) =>
  async function RouteLayout({ children, params }: { children: ReactNode; params?: Promise<Params> }) {
    const route = (await params) ?? {};
    return accessBoundary(async () => {
      await admit(route);
      return frame(children);
    }, area);
  };

/**
 * Declare a layout that checks access above the loading state, so that a refusal answers 403.
 * @param address of the route, or how it follows from the parameters of the path
 */
export const routeLayout = (
  address: string | ((params: Params) => string),
  permission?: Permission,
  options: Options = {},
) =>
  layoutOf(
    (params) => requireRouteAccess(typeof address === "string" ? address : address(params), permission),
    options,
  );

/** The same for routes that neither heads nor crew are redirected from. */
export const permissionLayout = (permission: Permission, options: Options = {}) =>
  layoutOf(() => requireUser(permission), options);
