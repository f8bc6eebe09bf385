"use server";

import { action } from "@/lib/platform/transport/action";
import { insertBoardSchedule } from "./insert-board-schedule";
