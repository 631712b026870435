import type { ReportSchedule } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ClockIcon, PlusIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { useMemo } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { lines } from '../../audit/AuditView.css.ts';
import {
  dueWords,
  intervalWords,
  receiverWords,
  scheduleWords,
  sendingWords,
} from './schedule-words.ts';

/** Takes one of the schedules. */
type Take = (schedule: ReportSchedule) => void;

/** The command of a schedule that is under way: its button waits and keeps the focus. */
export interface PendingCommand {
  readonly id: number;
  readonly name: 'delete' | 'pause' | 'send';
}

export interface SchedulesViewProps extends ListAnswer<ReportSchedule> {
  readonly onAdd: () => void;
  readonly onSend: Take;
  readonly onPause: Take;
  readonly onDelete: Take;
  readonly pending?: PendingCommand | undefined;
}

type Actions = Pick<SchedulesViewProps, 'onDelete' | 'onPause' | 'onSend' | 'pending'>;

const wrapped = (text: string) => <div className={lines}>{text}</div>;

function RowActions({ schedule, ...actions }: Actions & { readonly schedule: ReportSchedule }) {
  const { onDelete, onPause, onSend, pending } = actions;
  const { id, isPermitted, paused } = schedule;
  const isPending = (name: PendingCommand['name']) => pending?.id === id && pending.name === name;
  return (
    <Inline gap={8}>
      {isPermitted && (
        <Button size="sm" isPending={isPending('send')} onPress={() => onSend(schedule)}>
          {i18n.t('Send now')}
        </Button>
      )}
      <Button size="sm" isPending={isPending('pause')} onPress={() => onPause(schedule)}>
        {paused ? i18n.t('Resume') : i18n.t('Pause')}
      </Button>
      <Button size="sm" isPending={isPending('delete')} onPress={() => onDelete(schedule)}>
        {i18n.t('Delete')}
      </Button>
    </Inline>
  );
}

function columnsWith(actions: Actions): readonly DataColumn<ReportSchedule>[] {
  return [
    {
      id: 'report',
      header: i18n.t('Report'),
      cell: (row) => wrapped(scheduleWords(row)),
      fold: 'title',
    },
    {
      id: 'interval',
      header: i18n.t('How often'),
      cell: ({ interval }) => intervalWords[interval],
    },
    {
      id: 'receivers',
      header: i18n.t('To'),
      cell: (row) => wrapped(receiverWords(row)),
      size: 'fill',
    },
    { id: 'due', header: i18n.t('Next'), cell: (row) => wrapped(dueWords(row)) },
    {
      id: 'last',
      header: i18n.t('Last result'),
      cell: ({ sendings }) =>
        sendings.length === 0 ? '—' : wrapped([...new Set(sendings.map(sendingWords))].join('; ')),
      size: 'fill',
    },
    {
      id: 'actions',
      header: i18n.t('Actions'),
      cell: (schedule) => <RowActions {...actions} schedule={schedule} />,
      hasControls: true,
    },
  ];
}

/** The person's scheduled reports with their next time and last result (OFFICE-601). */
export function SchedulesView(props: SchedulesViewProps) {
  const { onAdd, onDelete, onPause, onSend, pending, ...answer } = props;
  const columns = useMemo(
    () => columnsWith({ onDelete, onPause, onSend, pending }),
    [onDelete, onPause, onSend, pending],
  );
  return (
    <ListPage
      label={i18n.t('Scheduled reports')}
      subject={i18n.t('scheduled reports')}
      answer={answer}
      table={{ columns, rowKey: ({ id }) => String(id) }}
      toolbar={
        <Inline justify="between" gap={16}>
          <p>
            {i18n.t(
              'Sent at 00:15 UTC about the day, week or month before, while you have access to it.',
            )}
          </p>
          <Button icon={PlusIcon} variant="primary" onPress={onAdd}>
            {i18n.t('Schedule a report')}
          </Button>
        </Inline>
      }
      empty={
        <EmptyState icon={ClockIcon} title={i18n.t('No scheduled reports yet')}>
          {i18n.t('A report can be sent by e-mail or webhook every day, week or month.')}
        </EmptyState>
      }
    />
  );
}
