import { plannedVessels } from "../../vessel-list";

export default plannedVessels["approval-crew"].Loading;
