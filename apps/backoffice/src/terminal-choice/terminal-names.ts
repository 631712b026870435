import type { Terminal } from '@tiyin/api/types';

/** The label of a terminal: its name, its id if the name is not unique, and a mark for test. */
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
