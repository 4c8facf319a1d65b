/** Begins a test through the start page's form, as a browser without JavaScript does. @returns its cookies */
export async function beginOnPage(origin: string): Promise<string> {
  const response = await fetch(`${origin}/es/test/start`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: "",
    redirect: "manual",
  });
  if (response.status !== 303) throw new Error(`the start page answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
