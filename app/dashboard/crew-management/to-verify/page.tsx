import { documentQueue } from "./queue";

export const generateMetadata = documentQueue.generateMetadata;
export default documentQueue.Page;
