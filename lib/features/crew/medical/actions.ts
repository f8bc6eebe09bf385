"use server";

import { action } from "@/lib/platform/transport/action";
import { addMedicalCertificate } from "./add-medical-certificate";
import { removeMedicalCertificate } from "./remove-medical-certificate";

export const addMedicalCertificateAction = action(addMedicalCertificate);
export const removeMedicalCertificateAction = action(removeMedicalCertificate);
