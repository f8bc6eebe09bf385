import { plannedVessels } from "../../vessel-list";

const { Page, generateMetadata } = plannedVessels.planning;

export { generateMetadata };
export default Page;
