import { ApiProblem } from '@tiyin/api/errors';
import {
  useDeleteReportSchedule,
  useListReportSchedules,
  usePauseReportSchedule,
  useSendScheduledReport,
} from '@tiyin/api/hooks/reports';
import type { ReportSchedule } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { AskDialog } from '../../../forms/AskDialog.tsx';
import { toastProblem } from '../../../session/toast-problem.ts';
import type { ReportChoices } from '../ReportForm.tsx';
import { AddSchedule } from './add/AddSchedule.tsx';
import { scheduleWords } from './schedule-words.ts';
import { type PendingCommand, SchedulesView } from './SchedulesView.tsx';

export interface SchedulesProps {
  readonly choices: ReportChoices;
  /** The terminal of the top bar; null for all. */
  readonly terminalId: number | null;
}

/** Results of jobs come in seconds, in milliseconds here. */
const REFRESH_MS = 5_000;

/** The person's scheduled reports, and their commands (OFFICE-601). */
export function Schedules({ choices, terminalId }: SchedulesProps) {
  const list = useListReportSchedules({}, { refreshInterval: REFRESH_MS });
  const { canEmail = false, schedules } = list.data?.data ?? {};
  const [isAdding, setIsAdding] = useState(false);
  const [deleted, setDeleted] = useState<ReportSchedule>();
  const [pending, setPending] = useState<PendingCommand>();
  const [announcement, setAnnouncement] = useState('');
  const pause = usePauseReportSchedule();
  const sending = useSendScheduledReport();
  const deletion = useDeleteReportSchedule();
  const refresh = () => void list.mutate();
  const run = async ({ id }: ReportSchedule, command: Command) => {
    if (pending !== undefined) return;
    setPending({ id, name: command.name });
    try {
      await command.send(id);
      if (command.done !== undefined) toasts.success(command.done);
      setAnnouncement(command.announcement ?? '');
      refresh();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, command.failed, error.detail ?? error.title);
    }
    setPending(undefined);
  };
  return (
    <>
      <SchedulesView
        page={schedules && { data: schedules, total: schedules.length }}
        problem={list.error}
        onRetry={refresh}
        isRetrying={list.isValidating}
        pending={pending}
        onAdd={() => setIsAdding(true)}
        onDelete={setDeleted}
        onSend={(schedule) =>
          void run(schedule, {
            name: 'send',
            send: (id) => sending.trigger({ id }),
            announcement: i18n.t('The report is being sent'),
            failed: i18n.t('The report was not sent'),
          })
        }
        onPause={(schedule) => {
          const paused = !schedule.paused;
          void run(schedule, {
            name: 'pause',
            send: (id) => pause.trigger({ id, body: { paused } }),
            announcement: paused
              ? i18n.t('Scheduled report paused')
              : i18n.t('Scheduled report resumed'),
            failed: i18n.t('It was not changed'),
          });
        }}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {deleted && (
        <AskDialog
          title={i18n.t('Delete this scheduled report?')}
          onClose={() => setDeleted(undefined)}
          onConfirm={() =>
            run(deleted, {
              name: 'delete',
              send: (id) => deletion.trigger({ id }),
              done: i18n.t('Scheduled report deleted'),
              failed: i18n.t('It was not deleted'),
            })
          }
        >
          {i18n.t('“{deleted}” is not sent any more.', { deleted: scheduleWords(deleted) })}
        </AskDialog>
      )}
      {isAdding && (
        <AddSchedule
          {...{ canEmail, choices, terminalId }}
          onAdded={refresh}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

interface Command {
  readonly name: PendingCommand['name'];
  readonly send: (id: number) => Promise<unknown>;
  /** Where its row does not say it: announcements would cover the buttons. */
  readonly done?: string;
  /** Read to those who do not see the row change. */
  readonly announcement?: string;
  readonly failed: string;
}
