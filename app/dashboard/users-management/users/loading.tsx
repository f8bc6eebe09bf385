import { userList } from "./list";

export default userList.Loading;
