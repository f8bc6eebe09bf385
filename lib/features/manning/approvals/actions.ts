"use server";

import { action } from "@/lib/platform/transport/action";
import { decideAsEmployee } from "./decide-as-employee";
import { decideAsPrincipal } from "./decide-as-principal";
