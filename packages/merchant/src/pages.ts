/** A page of a list and the cursor of the next one, null on the last. */
interface Page<Item, Cursor> {
  readonly items: readonly Item[];
  readonly next: Cursor | null;
}

/** The items of all pages, each page requested when the one before is used up. */
export async function* pagesOf<Item, Cursor>(
  read: (after: Cursor | undefined) => Promise<Page<Item, Cursor>>,
): AsyncGenerator<Item> {
  let after: Cursor | undefined;
  for (;;) {
    const { items, next } = await read(after);
    yield* items;
    if (next === null) return;
    after = next;
  }
}
