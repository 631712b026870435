import { useAddReportSchedule } from '@tiyin/api/hooks/reports';
import { isPermitted } from '@tiyin/domain/permissions';
import { reportKinds } from '@tiyin/domain/reports';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../../texts/i18n.ts';
import { formProblemOf } from '../../../../forms/form-problem.ts';
import { useCurrentUser } from '../../../../session/CurrentUser.tsx';
import { AlertSecretDialog } from '../../../alerts/AlertSecretDialog.tsx';
import type { ReportChoices } from '../../ReportForm.tsx';
import { reportTitles } from '../../report-titles.ts';
import { newSchedule, scheduleRequest } from './schedule-draft.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

export interface AddScheduleProps {
  readonly choices: ReportChoices;
  /** The terminal of the top bar; null for all. */
  readonly terminalId: number | null;
  readonly canEmail: boolean;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Adds a schedule, and shows the secret of its webhook this once. */
export function AddSchedule({ canEmail, choices, onAdded, onClose, terminalId }: AddScheduleProps) {
  const { permissions } = useCurrentUser();
  const kinds = reportKinds.filter((kind) => isPermitted(permissions, kind));
  const [draft, setDraft] = useState(() => newSchedule(kinds[0]?.name ?? 'invoice'));
  const [secret, setSecret] = useState<string>();
  const addition = useAddReportSchedule();
  const onSave = async () => {
    try {
      const { data } = await addition.trigger({ body: scheduleRequest(draft, terminalId) });
      onAdded();
      toasts.success(i18n.t('Report scheduled'));
      if (data.secret === null) onClose();
      else setSecret(data.secret);
    } catch (error) {
      return formProblemOf(error);
    }
    return undefined;
  };
  if (secret !== undefined) {
    return <AlertSecretDialog {...{ secret, onClose }} name={reportTitles[draft.report]} />;
  }
  return (
    <ScheduleDialog
      {...{ canEmail, choices, draft, kinds, onClose, onSave }}
      isOfOneTerminal={terminalId !== null}
      onChange={setDraft}
    />
  );
}
