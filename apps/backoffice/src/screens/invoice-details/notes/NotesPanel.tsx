import type { ApiProblem } from '@tiyin/api/errors';
import type { InvoiceNote } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { NewNote, type NewNoteProps } from './NewNote.tsx';
import { NoteList } from './NoteList.tsx';

export interface NotesPanelProps extends NewNoteProps {
  /** Missing while loading; the oldest first. */
  readonly notes: readonly InvoiceNote[] | undefined;
  /** Loads earlier ones; missing where there are none. */
  readonly onEarlier?: (() => Promise<void>) | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** The notes on an invoice, and the field of a new one. */
export function NotesPanel(props: NotesPanelProps) {
  const { isRetrying = false, notes, onEarlier, onRetry, problem, ...adding } = props;
  return (
    <Stack gap={16}>
      <LoadProblem
        subject={i18n.t('notes')}
        hasOlder={notes !== undefined}
        {...{ isRetrying, onRetry, problem }}
      />
      {notes === undefined && problem === undefined && (
        <SkeletonLines label={i18n.t('Loading notes')} />
      )}
      {onEarlier !== undefined && <EarlierButton onEarlier={onEarlier} />}
      {notes !== undefined && <NoteList notes={notes} />}
      <NewNote {...adding} />
    </Stack>
  );
}

function EarlierButton({ onEarlier }: { readonly onEarlier: () => Promise<void> }) {
  const [isPending, setIsPending] = useState(false);
  const load = async () => {
    setIsPending(true);
    await onEarlier();
    setIsPending(false);
  };
  return (
    <Inline>
      <Button size="sm" isPending={isPending} onPress={() => void load()}>
        {i18n.t('Earlier notes')}
      </Button>
    </Inline>
  );
}
