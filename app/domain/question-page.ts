/** The question page an address asks for, 0-based, or `undefined` when the value is no page number at all. */
export function questionPage(value: string): number | undefined {
  return /^\d{1,3}$/.test(value) ? Number(value) : undefined;
}

/** The pages (0-based) on which a question has no answer yet, in order. */
export function openPagesOf(pages: readonly (readonly { id: number }[])[], answered: ReadonlySet<number>): number[] {
  return pages.flatMap((items, page) => (items.every((item) => answered.has(item.id)) ? [] : [page]));
}
