export { default, generateMetadata } from "../view/page";
