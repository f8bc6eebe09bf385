import { dataRequestList } from "./list";

export const generateMetadata = dataRequestList.generateMetadata;
export default dataRequestList.Page;
