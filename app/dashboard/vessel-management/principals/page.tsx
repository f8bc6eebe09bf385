import { principalList } from "./list";

export const generateMetadata = principalList.generateMetadata;
export default principalList.Page;
