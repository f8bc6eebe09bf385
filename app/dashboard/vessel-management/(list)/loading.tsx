import { vesselList } from "../list";

export default vesselList.Loading;
