import { crewList } from "./list";

export const generateMetadata = crewList.generateMetadata;
export default crewList.Page;
