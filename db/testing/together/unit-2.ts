import { runHalf } from "./parts";

runHalf(2);
