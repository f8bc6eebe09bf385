export { inNameOrder } from "@/db/schema/columns";
