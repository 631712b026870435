import { DescriptionList } from '@tiyin/ui/description-list';
import { Dialog } from '@tiyin/ui/dialog';
import { i18n } from '../../texts/i18n.ts';
import type { PageKey } from './page-keys.ts';

export interface ShortcutSheetProps {
  readonly keys: readonly PageKey[];
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Every key that does something on every page, and those of invoices (OFFICE-454). */
export function ShortcutSheet({ keys, onOpenChange }: ShortcutSheetProps) {
  const pages = keys.flatMap(({ letter, title }) =>
    letter === undefined ? [] : [{ term: title, value: i18n.t('g then {letter}', { letter }) }],
  );
  return (
    <Dialog title={i18n.t('Keyboard shortcuts')} isOpen onOpenChange={onOpenChange}>
      <DescriptionList
        items={[
          { term: i18n.t('Go to anything'), value: i18n.t('Ctrl K, on a Mac ⌘ K') },
          { term: i18n.t('Search this page'), value: '/' },
          { term: i18n.t('These shortcuts'), value: '?' },
          { term: i18n.t('Next and previous invoice'), value: i18n.t('J and K') },
          { term: i18n.t('Open the chosen invoice'), value: 'Enter' },
          ...pages,
        ]}
      />
    </Dialog>
  );
}
