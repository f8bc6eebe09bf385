import { runPart } from "./parts";

runPart(2);
