import { plannedVessels } from "../../vessel-list";

const { Page, generateMetadata } = plannedVessels["approval-crew"];

export { generateMetadata };
export default Page;
