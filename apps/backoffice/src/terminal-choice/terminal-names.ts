import type { Terminal } from '@tiyin/api/types';
import { i18n } from '../texts/i18n.ts';

/** The label of a terminal: its name, its id if the name is not unique, and a mark for test. */
export function nameTerminals(
  terminals: readonly Terminal[],
): { readonly id: number; readonly name: string }[] {
  const byName = Map.groupBy(terminals, ({ name }) => name);
  return terminals.map(({ id, isTest, name }) => {
    const isAmbiguous = (byName.get(name)?.length ?? 0) > 1;
    const parts = [
      name,
      ...(isAmbiguous ? [i18n.t('ID {id}', { id })] : []),
      ...(isTest ? [i18n.t('Test')] : []),
    ];
    return { id, name: parts.join(' · ') };
  });
}
