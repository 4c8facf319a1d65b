import "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Address of the visitor, checked by our own process; absent under another host. */
    clientAddress?: string;
    /** The process in front refuses the request; the page says so in the visitor's language. */
    refuse?: { status: number; retryAfter?: number };
  }
}
