import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";

type Encoding = "br" | "gzip";
type Bytes = Uint8Array<ArrayBuffer>;

const MIN_BYTES = 600;
const KEPT_BYTES = 16_000_000;

const kept = new LRUCache<string, Bytes>({ maxSize: KEPT_BYTES, sizeCalculation: (bytes) => bytes.byteLength + 1 });

const isCompressible = (type: string) => /^(text\/|application\/(json|javascript|xml)|image\/svg)/.test(type);

/** The best encoding a browser accepts, or `undefined` for none. */
export function chooseEncoding(accepted: string | null): Encoding | undefined {
  const names = (accepted ?? "").split(",").flatMap((part) => {
    const [name, quality] = part.replaceAll(" ", "").split(";q=");
    return Number(quality ?? 1) > 0 ? [name] : [];
  });
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}

/** @param again whether the same bytes will be sent again, so that more effort pays */
function compressBytes(bytes: Bytes, encoding: Encoding, again: boolean): Bytes {
  if (encoding === "gzip") return new Uint8Array(gzipSync(bytes, { level: again ? 9 : 5 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: again ? 10 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}

/** Compresses an answer; one with an ETag (the same bytes again) is compressed once and kept. */
export async function compressed(response: Response, accepted: string | null): Promise<Response> {
  const encoding = chooseEncoding(accepted);
  const { headers, status } = response;
  if (!response.body || !isCompressible(headers.get("Content-Type") ?? "")) return response;
  headers.append("Vary", "Accept-Encoding");
  const etag = headers.get("ETag");
  const key = encoding && etag ? `${encoding} ${etag}` : undefined;
  let body = key ? kept.get(key) : undefined;
  let encoded = body !== undefined;
  if (!body) {
    body = new Uint8Array(await response.arrayBuffer());
    if (encoding && body.byteLength >= MIN_BYTES) {
      body = compressBytes(body, encoding, key !== undefined);
      encoded = true;
      if (key) kept.set(key, body);
    }
  }
  if (encoding && encoded) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { status, headers });
}
