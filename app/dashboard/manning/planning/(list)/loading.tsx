import { plannedVessels } from "../../vessel-list";

export default plannedVessels.planning.Loading;
