import { contractList } from "./list";

export const generateMetadata = contractList.generateMetadata;
export default contractList.Page;
