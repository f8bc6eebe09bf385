import { jobOpeningList } from "./list";

export default jobOpeningList.Loading;
