/** Replace libphonenumber-js in the browser, so that pages do not load its numbering plans. The server reads every number again. */
export default null;
