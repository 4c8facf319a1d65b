/**
 * The visitor's address. With `hops` trusted proxies in front, the address that the outermost of them saw; a list shorter
 * than that, or no proxy, means the connection itself.
 * @param forwarded the X-Forwarded-For header
 */
export function clientAddress(socketAddress: string | undefined, forwarded: string | undefined, hops: number): string {
  const list = (forwarded ?? "").split(",").map((part) => part.trim());
  const told = hops > 0 ? list[list.length - hops] : undefined;
  return (told || socketAddress || "unknown").replace(/^::ffff:/, "");
}
