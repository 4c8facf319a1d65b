import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

interface Asset {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Reads every file of a folder into memory once; only these addresses exist. */
export function readAssets(folder: string): (path: string) => Response | undefined {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && extname(entry.name) in TYPES,
  );
  const assets = new Map<string, Asset>(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = new Uint8Array(readFileSync(file));
      const path = `/${relative(folder, file).split(sep).join("/")}`;
      const hashed = path.startsWith("/assets/");
      return [
        path,
        {
          bytes,
          headers: {
            "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
            "Cache-Control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
            ETag: `"${createHash("sha1").update(bytes).digest("base64url")}"`,
          },
        },
      ];
    }),
  );
  return (path) => {
    const asset = assets.get(path);
    return asset && new Response(asset.bytes, { headers: asset.headers });
  };
}
