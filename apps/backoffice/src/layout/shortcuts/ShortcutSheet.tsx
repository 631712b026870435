import { DescriptionList } from '@tiyin/ui/description-list';
import { Dialog } from '@tiyin/ui/dialog';
import type { PageKey } from './page-keys.ts';

export interface ShortcutSheetProps {
  readonly keys: readonly PageKey[];
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Every key that does something on every page. */
export function ShortcutSheet({ keys, onOpenChange }: ShortcutSheetProps) {
  const pages = keys.flatMap(({ letter, title }) =>
    letter === undefined ? [] : [{ term: title, value: `g then ${letter}` }],
  );
  return (
    <Dialog title="Keyboard shortcuts" isOpen onOpenChange={onOpenChange}>
      <DescriptionList
        items={[
          { term: 'Go to anything', value: 'Ctrl K, on a Mac ⌘ K' },
          { term: 'Search this page', value: '/' },
          { term: 'These shortcuts', value: '?' },
          ...pages,
        ]}
      />
    </Dialog>
  );
}
