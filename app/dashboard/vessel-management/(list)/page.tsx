import { vesselList } from "../list";

export const generateMetadata = vesselList.generateMetadata;
export default vesselList.Page;
