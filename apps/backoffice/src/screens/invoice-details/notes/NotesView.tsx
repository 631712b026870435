import { Disclosure } from '@tiyin/ui/disclosure';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { NotesPanelProps } from './NotesPanel.tsx';

const NotesPanel = lazyScreen(
  'invoice-notes',
  async () => (await import('./NotesPanel.tsx')).NotesPanel,
);

export interface NotesViewProps extends NotesPanelProps {
  /** The number of notes, before all of them are loaded. */
  readonly count?: number | undefined;
  /** Called when it is opened: the notes are requested then. */
  readonly onOpened: () => void;
}

/** The section of the notes on an invoice, closed at first, with their count (OFFICE-470). */
export function NotesView({ onOpened, ...props }: NotesViewProps) {
  const { count: counted, ...panel } = props;
  const [isOpen, setIsOpen] = useState(false);
  const shown = panel.notes?.length ?? counted;
  const count = panel.onEarlier ? Math.max(counted ?? 0, shown ?? 0) : shown;
  return (
    <Disclosure
      title={i18n.t('Notes')}
      headingLevel={2}
      onExpandedChange={(isExpanded) => {
        setIsOpen(isExpanded);
        if (isExpanded) onOpened();
      }}
      {...(count !== undefined && { count })}
    >
      <Late isWanted={isOpen} fallback={<SkeletonLines label={i18n.t('Loading notes')} />}>
        <NotesPanel {...panel} />
      </Late>
    </Disclosure>
  );
}
