import type { Terminal } from '@tiyin/api/types';

/** What tells a terminal from the others: its name, its id where the name is not enough, and whether it is in test. */
export function nameTerminals(
  terminals: readonly Terminal[],
): { readonly id: number; readonly name: string }[] {
  const byName = Map.groupBy(terminals, ({ name }) => name);
  return terminals.map(({ id, isTest, name }) => {
    const isAmbiguous = (byName.get(name)?.length ?? 0) > 1;
    const parts = [name, ...(isAmbiguous ? [`ID ${id}`] : []), ...(isTest ? ['Test'] : [])];
    return { id, name: parts.join(' · ') };
  });
}
