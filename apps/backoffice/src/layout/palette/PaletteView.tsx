import { ComboBox } from '@tiyin/ui/combo-box';
import { Dialog } from '@tiyin/ui/dialog';
import { i18n } from '../../texts/i18n.ts';
import type { PaletteEntry } from './palette-entries.ts';

export interface PaletteViewProps {
  readonly entries: readonly PaletteEntry[];
  /** Text typed while this was loading; default: none. */
  readonly typedAtFirst?: string;
  /** More matches are loading. */
  readonly isLoading: boolean;
  readonly onType: (text: string) => void;
  /** Receives the id of the choice: an address or a command. */
  readonly onGo: (address: string) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** One field that leads anywhere, and does what the open page can do. */
export function PaletteView(props: PaletteViewProps) {
  const { entries, isLoading, onGo, onOpenChange, onType, typedAtFirst = '' } = props;
  return (
    <Dialog title={i18n.t('Go to')} size="md" isOpen onOpenChange={onOpenChange}>
      <ComboBox
        label={i18n.t('Screen, invoice, terminal, account or command')}
        description={i18n.t(
          'A part of a name, or any id of an invoice: ours, the merchant’s or the provider’s.',
        )}
        options={entries}
        value={null}
        valueText=""
        typedAtFirst={typedAtFirst}
        onSearch={onType}
        onChange={(address) => address !== null && onGo(address)}
        isLoading={isLoading}
        loadingText={i18n.t('Searching…')}
        emptyText={i18n.t('Nothing found.')}
        autoFocus
        isOpenAtFirst
      />
    </Dialog>
  );
}
