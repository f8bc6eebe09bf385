import { shipChandler } from "../lists";

export default shipChandler.Loading;
