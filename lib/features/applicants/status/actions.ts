"use server";

import { action } from "@/lib/platform/transport/action";
import { requestStatusLink } from "./request-status-link";
import { withdrawOwnApplication } from "./withdraw-own-application";

export const requestStatusLinkAction = action(requestStatusLink, "gate");
export const withdrawOwnApplicationAction = action(withdrawOwnApplication, "gate");
