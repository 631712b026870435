import { formatShortUtc } from '@tiyin/domain/dates';
import { Banner } from '@tiyin/ui/banner';
import type { OpenedBy } from './useOpenItem.ts';

export interface OpenedByOthersProps {
  readonly people: readonly OpenedBy[];
}

/** Warns that another person works on the same item (OFFICE-324). */
export function OpenedByOthers({ people }: OpenedByOthersProps) {
  if (people.length === 0) return null;
  const words = people.map(({ name, since }) => `${name} since ${formatShortUtc(since)} UTC`);
  return (
    <Banner tone="warning" title="Somebody else has this open" isNews>
      {words.join(', ')}.
    </Banner>
  );
}
