import { pathsIn } from "~/paths";
import { config } from "~/web/api.server";

export function loader() {
  const tests = new URL(".", config.origin + pathsIn("en").start()).pathname;
  const lines = ["User-agent: *", `Disallow: ${tests}`, `Disallow: /*${tests}`, "Disallow: /api", ""];
  const text = `${lines.join("\n")}Sitemap: ${config.origin}/sitemap.xml\n`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
