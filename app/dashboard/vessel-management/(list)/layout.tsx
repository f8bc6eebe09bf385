import { vesselList } from "../list";

export default vesselList.Layout;
