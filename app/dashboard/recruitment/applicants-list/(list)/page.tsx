import { applicantList } from "../list";

export const generateMetadata = applicantList.generateMetadata;
export default applicantList.Page;
