import { crewList } from "./list";

export default crewList.Loading;
