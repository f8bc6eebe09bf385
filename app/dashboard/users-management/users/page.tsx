import { userList } from "./list";

export const generateMetadata = userList.generateMetadata;
export default userList.Page;
