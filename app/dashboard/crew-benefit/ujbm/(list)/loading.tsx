import { ujbmVessels } from "../list";

export default ujbmVessels.Loading;
