import { ujbmVessels } from "../list";

export const generateMetadata = ujbmVessels.generateMetadata;
export default ujbmVessels.Page;
