"use server";

import { action } from "@/lib/platform/transport/action";
import { sendEmailPreparation } from "./send-email-preparation";

export const sendEmailPreparationAction = action(sendEmailPreparation);
