import type { AuditPage } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { Link } from '@tiyin/ui/link';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lines } from '../AuditView.css.ts';
import { actorWords } from '../audit-words.ts';
import { type ChangeRow, changeRows, type FactWords } from './change-rows.ts';

export interface ChangeHistoryViewProps extends Omit<ListAnswer<ChangeRow>, 'page'> {
  readonly page: AuditPage | undefined;
  readonly words: FactWords;
  /** The same entries with all their facts. */
  readonly auditHref: string;
  /** Missing on the newest page. */
  readonly onNewest?: (() => void) | undefined;
  /** Takes the cursor of older entries. */
  readonly onOlder: (before: string) => void;
}

const wrapped = (text: string | undefined) => <div className={lines}>{text ?? '—'}</div>;

const columns: readonly DataColumn<ChangeRow>[] = [
  {
    id: 'time',
    header: () => i18n.t('Time (UTC)'),
    cell: ({ entry: { createdDate } }) => (
      <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>
    ),
    fold: 'aside',
  },
  {
    id: 'actor',
    header: () => i18n.t('Who'),
    cell: ({ entry }) => wrapped(actorWords(entry.actor)),
  },
  {
    id: 'field',
    header: () => i18n.t('Field'),
    cell: ({ title }) => wrapped(title),
    fold: 'title',
  },
  {
    id: 'before',
    header: () => i18n.t('Before'),
    cell: ({ before }) => wrapped(before),
    size: 'fill',
  },
  {
    id: 'after',
    header: () => i18n.t('After'),
    cell: ({ after }) => wrapped(after),
    size: 'fill',
  },
];

/** The changed fields of an object with person, time, and values before and after (OFFICE-574). */
export function ChangeHistoryView(props: ChangeHistoryViewProps) {
  const { auditHref, onNewest, onOlder, page, words, ...answer } = props;
  const rows = useMemo(() => page && changeRows(page.data, words), [page, words]);
  const next = page?.next ?? null;
  const hasPages = onNewest !== undefined || next !== null;
  return (
    <ListPage
      label={i18n.t('Changes')}
      subject={i18n.t('changes')}
      answer={{ ...answer, page: rows && { data: rows } }}
      table={{ columns, rowKey: ({ id }) => id }}
      empty={<EmptyState title={i18n.t('No changes yet')} />}
      below={
        <Stack gap={16}>
          {hasPages && (
            <Inline justify="between">
              <Button isDisabled={onNewest === undefined} onPress={() => onNewest?.()}>
                {i18n.t('Newest changes')}
              </Button>
              <Button isDisabled={next === null} onPress={() => next !== null && onOlder(next)}>
                {i18n.t('Older changes')}
              </Button>
            </Inline>
          )}
          <Link href={auditHref}>{i18n.t('All entries in Audit')}</Link>
        </Stack>
      }
    />
  );
}
