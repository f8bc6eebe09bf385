import { changeRequestList } from "../list";

export const generateMetadata = changeRequestList.generateMetadata;
export default changeRequestList.Page;
