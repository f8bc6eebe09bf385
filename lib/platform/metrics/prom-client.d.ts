// The parts of prom-client by themselves: the whole of it loads probes of the process that declare what a test already has.
declare module "prom-client/lib/counter" {
  import { Counter } from "prom-client";
  export default Counter;
}
declare module "prom-client/lib/gauge" {
  import { Gauge } from "prom-client";
  export default Gauge;
}
declare module "prom-client/lib/histogram" {
  import { Histogram } from "prom-client";
  export default Histogram;
}
declare module "prom-client/lib/registry" {
  import { Registry } from "prom-client";
  export default Registry;
}
declare module "prom-client/lib/cluster" {
  import { AggregatorRegistry } from "prom-client";
  export default AggregatorRegistry;
}
