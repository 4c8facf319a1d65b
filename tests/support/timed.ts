/** How long something took, in milliseconds, with what came of it. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const begun = performance.now();
  const value = await work();
  return { ms: Math.round(performance.now() - begun), value };
}
