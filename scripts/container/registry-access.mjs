import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { quoted } from "./sandbox.mjs";

const folder = "run/outside";
const proxies = ["http_proxy", "https_proxy", "no_proxy"];

/**
 * Return npm's access to a registry: the user's configuration, certificates and proxies.
 * They are in memory during a step, and in no layer.
 */
export function registryAccess(root) {
  const npmConfig = { userconfig: configured("userconfig"), globalconfig: configured("globalconfig") };
  const files = { ...npmConfig, cafile: configured("cafile") ?? process.env.NODE_EXTRA_CA_CERTS };
  const existingFiles = Object.entries(files).filter(([, file]) => file && fs.existsSync(file));
  const copies = existingFiles.map(([name, file]) => `cp ${quoted(file)} ${quoted(`${root}/${folder}/${name}`)}`);
  const settings = existingFiles.map(([name]) => [`npm_config_${name}`, `/${folder}/${name}`]);
  const extra = files.cafile ? [["NODE_EXTRA_CA_CERTS", `/${folder}/cafile`]] : [];
  return {
    mounts: [`mount -t tmpfs tmpfs ${quoted(`${root}/run`)}`, `mkdir ${quoted(`${root}/${folder}`)}`, ...copies],
    env: { ...Object.fromEntries([...settings, ...extra]), ...proxyEnvironment() },
  };
}

function configured(name) {
  const output = execFileSync("npm", ["config", "get", name], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return ["", "null", "undefined"].includes(output.trim()) ? undefined : output.trim();
}

function proxyEnvironment() {
  const names = Object.keys(process.env).filter((name) => proxies.includes(name.toLowerCase()));
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
