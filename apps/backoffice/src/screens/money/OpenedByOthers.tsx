import { Banner } from '@tiyin/ui/banner';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import type { OpenedBy } from './useOpenItem.ts';

export interface OpenedByOthersProps {
  readonly people: readonly OpenedBy[];
}

/** Warns that another person works on the same item (OFFICE-324). */
export function OpenedByOthers({ people }: OpenedByOthersProps) {
  if (people.length === 0) return null;
  const words = people.map(({ name, since }) =>
    i18n.t('{name} since {since} UTC', { name, since: formatShortUtc(since) }),
  );
  return (
    <Banner tone="warning" title={i18n.t('Somebody else has this open')} isNews>
      {words.join(', ')}.
    </Banner>
  );
}
