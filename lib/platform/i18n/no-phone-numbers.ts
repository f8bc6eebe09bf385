/** Stands in for libphonenumber-js in the browser, so that pages do not load its numbering plans: the server reads every number again. */
export default null;
