import { runHalf } from "./halves";

runHalf(2);
