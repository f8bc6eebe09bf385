"use server";

import { action } from "@/lib/platform/transport/action";
import { sendRegisterMail } from "./send-register-mail";

export const sendRegisterMailAction = action(sendRegisterMail);
