import { ComboBox } from '@tiyin/ui/combo-box';
import { Dialog } from '@tiyin/ui/dialog';
import type { PaletteEntry } from './palette-entries.ts';

/** What it takes. */
export interface PaletteViewProps {
  readonly entries: readonly PaletteEntry[];
  /** What was typed while this was loaded; nothing unless given. */
  readonly typedAtFirst?: string;
  /** More of them are on their way. */
  readonly isLoading: boolean;
  readonly onType: (text: string) => void;
  /** Takes the address of what was chosen. */
  readonly onGo: (address: string) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** One field that leads anywhere. */
export function PaletteView(props: PaletteViewProps) {
  const { entries, isLoading, onGo, onOpenChange, onType, typedAtFirst = '' } = props;
  return (
    <Dialog title="Go to" size="md" isOpen onOpenChange={onOpenChange}>
      <ComboBox
        label="Screen, invoice, terminal or account"
        description="A part of a name, or any id of an invoice: ours, the merchant’s or the provider’s."
        options={entries}
        value={null}
        valueText=""
        typedAtFirst={typedAtFirst}
        onSearch={onType}
        onChange={(address) => address !== null && onGo(address)}
        isLoading={isLoading}
        loadingText="Searching…"
        emptyText="Nothing found."
        autoFocus
      />
    </Dialog>
  );
}
