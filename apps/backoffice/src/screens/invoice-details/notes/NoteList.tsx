import type { InvoiceNote } from '@tiyin/api/types';
import { Inline } from '@tiyin/ui/inline';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { InternalMark } from './InternalMark.tsx';
import { notes as listed, quiet, words } from './Notes.css.ts';

export interface NoteListProps {
  /** The oldest first. */
  readonly notes: readonly InvoiceNote[];
}

/** The notes on an invoice, each with its author and its time. */
export function NoteList({ notes }: NoteListProps) {
  if (notes.length === 0) return <div className={quiet}>{i18n.t('There are no notes yet.')}</div>;
  return (
    <ol aria-label={i18n.t('Notes')} className={listed}>
      {notes.map(({ author, createdDate, id, isInternal, text }) => (
        <li key={id}>
          <Inline gap={8}>
            <span className={quiet}>
              {author}, <time dateTime={createdDate}>{`${formatShortUtc(createdDate)} UTC`}</time>
            </span>
            {isInternal && <InternalMark />}
          </Inline>
          <div className={words}>{text}</div>
        </li>
      ))}
    </ol>
  );
}
