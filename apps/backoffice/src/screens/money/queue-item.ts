/** The item that a queue shows: the one of the address, else the first. */
export function chosenOf<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  wanted: string | undefined,
): Item | undefined {
  return items.find((item) => idOf(item) === wanted) ?? items[0];
}

/** The id of the item after one that is done, else the one before it. */
export function afterDone(ids: readonly string[], done: string): string | undefined {
  const place = ids.indexOf(done);
  return ids[place + 1] ?? ids[place - 1];
}
