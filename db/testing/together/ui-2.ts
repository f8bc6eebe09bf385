import { runUiHalf } from "./halves";

runUiHalf(2);
