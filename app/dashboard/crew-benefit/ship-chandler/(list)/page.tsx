import { shipChandler } from "../lists";

export const generateMetadata = shipChandler.generateMetadata;
export default shipChandler.Page;
