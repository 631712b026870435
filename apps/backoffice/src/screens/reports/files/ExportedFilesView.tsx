import type { ExportedFile, ExportedFilePage } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lines } from '../../audit/AuditView.css.ts';
import { actorWords } from '../../audit/audit-words.ts';
import { filterWords, linesWords, listWords } from './file-words.ts';

export interface ExportedFilesViewProps extends Omit<ListAnswer<ExportedFile>, 'page'> {
  readonly page: ExportedFilePage | undefined;
  /** Missing on the newest page. */
  readonly onNewest?: (() => void) | undefined;
  /** Takes the cursor of older files. */
  readonly onOlder: (before: string) => void;
}

const wrapped = (text: string) => <div className={lines}>{text}</div>;

const columns: readonly DataColumn<ExportedFile>[] = [
  {
    id: 'time',
    header: () => i18n.t('Time (UTC)'),
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    fold: 'aside',
  },
  {
    id: 'actor',
    header: () => i18n.t('Who'),
    cell: ({ actor }) => wrapped(actorWords(actor)),
  },
  {
    id: 'list',
    header: () => i18n.t('File'),
    cell: (file) => wrapped(listWords(file)),
    fold: 'title',
  },
  {
    id: 'filter',
    header: () => i18n.t('Filter'),
    cell: (file) => wrapped(filterWords(file)),
    size: 'fill',
  },
  {
    id: 'lines',
    header: () => i18n.t('Lines'),
    cell: (file) => wrapped(linesWords(file)),
  },
];

/** Each file with its person, list, filter and number of lines (OFFICE-600). */
export function ExportedFilesView(props: ExportedFilesViewProps) {
  const { onNewest, onOlder, page, ...answer } = props;
  const next = page?.next ?? null;
  const hasPages = onNewest !== undefined || next !== null;
  return (
    <ListPage
      label={i18n.t('Exported files')}
      subject={i18n.t('exported files')}
      answer={{ ...answer, page }}
      table={{ columns, rowKey: ({ id }) => String(id) }}
      empty={
        <EmptyState title={i18n.t('No files yet')}>
          {i18n.t('Every list and report that somebody downloads is listed here.')}
        </EmptyState>
      }
      below={
        hasPages && (
          <Inline justify="between">
            <Button isDisabled={onNewest === undefined} onPress={() => onNewest?.()}>
              {i18n.t('Newest files')}
            </Button>
            <Button isDisabled={next === null} onPress={() => next !== null && onOlder(next)}>
              {i18n.t('Older files')}
            </Button>
          </Inline>
        )
      }
    />
  );
}
