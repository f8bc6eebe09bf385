import { TextDecoder, TextEncoder } from "node:util";
import { deserialize, serialize } from "node:v8";

const structuredClone = (value: unknown): unknown => deserialize(serialize(value));

// jsdom leaves these out; the MUI grid and charts use them.
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone });
