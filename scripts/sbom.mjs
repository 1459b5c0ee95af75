import { execFileSync } from "node:child_process";

/**
 * Prints the packages that run in production as CycloneDX. npm's own `--omit dev` also leaves out what a package for
 * development and the product share, so everything is listed first and what is for development alone taken out here.
 */
const command = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"];
const list = JSON.parse(
  execFileSync("npm", command, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
  }),
);
const isForDevelopment = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true");

list.components = list.components.filter((component) => !isForDevelopment(component));
const kept = new Set([list.metadata.component, ...list.components].map((component) => component["bom-ref"]));
list.dependencies = list.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
process.stdout.write(`${JSON.stringify(list, null, 2)}\n`);
