"use server";

import { action } from "@/lib/platform/transport/action";
import { insertSeat } from "./insert-seat";
import { removeSeat } from "./remove-seat";
