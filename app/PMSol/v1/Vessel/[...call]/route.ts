import { listVesselPlanning } from "@/lib/features/manning/planning/list-vessel-planning";
import { createContact } from "@/lib/features/vessels/contacts/create-contact";
import { listContacts } from "@/lib/features/vessels/contacts/list-contacts";
import { removeContact } from "@/lib/features/vessels/contacts/remove-contact";
import { updateContact } from "@/lib/features/vessels/contacts/update-contact";
import { setPortPosition } from "@/lib/features/vessels/ports/set-port-position";
import { createPrincipal } from "@/lib/features/vessels/principals/create-principal";
import { getVessel } from "@/lib/features/vessels/detail/get-vessel";
import { insertVessel } from "@/lib/features/vessels/form/insert-vessel";
import { listPrincipals } from "@/lib/features/vessels/principals/list-principals";
import { listVesselCrewHistory } from "@/lib/features/vessels/on-board/list-vessel-crew-history";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { moveToScrap } from "@/lib/features/vessels/form/move-to-scrap";
import { previewVessel } from "@/lib/features/vessels/detail/preview-vessel";
import { previewPrincipal } from "@/lib/features/vessels/principals/preview-principal";
import { retirePrincipal } from "@/lib/features/vessels/principals/retire-principal";
import { updatePrincipal } from "@/lib/features/vessels/principals/update-principal";
import { updateVessel } from "@/lib/features/vessels/form/update-vessel";
import { getVoyageHeader } from "@/lib/features/voyages/get-voyage-header";
import { insertVoyage } from "@/lib/features/voyages/insert-voyage";
import { listVoyageLog } from "@/lib/features/voyages/list-voyage-log";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetVesselInOperation": withInput(listVessels, { tab: "in-operation" }),
  "GET GetVesselInScrap": withInput(listVessels, { tab: "in-scrap" }),
  "GET GetVesselPlanning": listVesselPlanning,
  "GET GetVesselDetail/{id}": getVessel,
  "GET GetVesselPeek/{id}": previewVessel,
  "POST InsertVesselDetail": insertVessel,
  "POST UpdateVesselDetail": updateVessel,
  "POST UpdateToInScrap": moveToScrap,
  "GET GetAllPrincipal": listPrincipals,
  "GET GetPrincipalPeek/{id}": previewPrincipal,
  "POST InsertPrincipal": createPrincipal,
  "POST UpdatePrincipal": updatePrincipal,
  "POST RetirePrincipal/{id}": retirePrincipal,
  "GET GetPrincipalContacts": listContacts,
  "POST InsertPrincipalContact": createContact,
  "POST UpdatePrincipalContact": updateContact,
  "POST DeletePrincipalContact/{id}": removeContact,
  "GET GetVesselCrewHistory": listVesselCrewHistory,
  "GET GetVesselVoyageLog/{vesselId}": listVoyageLog,
  "GET GetVesselVoyageLogHeader/{id}": getVoyageHeader,
  "POST InsertVoyageDetail": insertVoyage,
  "POST SetPortPosition": setPortPosition,
});
