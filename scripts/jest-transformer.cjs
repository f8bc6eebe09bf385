const { createHash } = require("node:crypto");
const fs = require("node:fs");
const path = require("node:path");

const root = path.dirname(__dirname);
/** Another version of the compiler makes other code. */
const packages = createHash("sha256")
  .update(fs.readFileSync(path.join(root, "package-lock.json")))
  .digest("hex");

/**
 * Next's transformer, whose results all projects of one environment share. Jest's own key contains the whole
 * configuration of a project, so each would translate the same thousands of files.
 */
module.exports.createTransformer = ({ translator, options }) => ({
  ...require(translator).createTransformer(options),
  getCacheKey: (source, filename, { config, instrument }) =>
    createHash("sha256")
      .update(JSON.stringify([packages, options, config.testEnvironment, instrument, path.relative(root, filename)]))
      .update("\0")
      .update(source)
      .digest("hex"),
});
