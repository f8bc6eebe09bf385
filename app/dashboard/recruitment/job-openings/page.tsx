import { jobOpeningList } from "./list";

export const generateMetadata = jobOpeningList.generateMetadata;
export default jobOpeningList.Page;
