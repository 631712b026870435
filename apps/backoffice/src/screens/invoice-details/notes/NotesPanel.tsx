import type { ApiProblem } from '@tiyin/api/errors';
import type { InvoiceNote } from '@tiyin/api/types';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { Spinner } from '@tiyin/ui/spinner';
import { Stack } from '@tiyin/ui/stack';
import { NewNote, type NewNoteProps } from './NewNote.tsx';
import { NoteList } from './NoteList.tsx';

export interface NotesPanelProps extends NewNoteProps {
  /** Missing while loading; the oldest first. */
  readonly notes: readonly InvoiceNote[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** The notes on an invoice, and the field of a new one. */
export function NotesPanel(props: NotesPanelProps) {
  const { isRetrying = false, notes, onRetry, problem, ...adding } = props;
  return (
    <Stack gap={16}>
      <LoadProblem
        subject="notes"
        hasOlder={notes !== undefined}
        {...{ isRetrying, onRetry, problem }}
      />
      {notes === undefined && problem === undefined && <Spinner label="Loading notes" />}
      {notes !== undefined && <NoteList notes={notes} />}
      <NewNote {...adding} />
    </Stack>
  );
}
