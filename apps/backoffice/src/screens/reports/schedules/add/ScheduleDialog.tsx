import { type ReportKind, reportIntervals } from '@tiyin/domain/reports';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { Select } from '@tiyin/ui/select';
import { TextArea } from '@tiyin/ui/text-area';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../../../texts/i18n.ts';
import type { FormProblem } from '../../../../forms/form-problem.ts';
import type { ReportChoice, ReportChoices } from '../../ReportForm.tsx';
import { reportTitles } from '../../report-titles.ts';
import { intervalWords } from '../schedule-words.ts';
import { needs, type ScheduleDraft } from './schedule-draft.ts';

export interface ScheduleDialogProps {
  readonly draft: ScheduleDraft;
  readonly onChange: (draft: ScheduleDraft) => void;
  /** The reports that the person may have. */
  readonly kinds: readonly ReportKind[];
  readonly choices: ReportChoices;
  readonly canEmail: boolean;
  /** A terminal is chosen in the top bar. */
  readonly isOfOneTerminal: boolean;
  /** Saves; returns the reason of a refusal. */
  readonly onSave: () => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
}

/** The form of a scheduled report: which one, how often, and to whose addresses (OFFICE-602). */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { choices, draft, isOfOneTerminal, kinds, onChange, onClose, onSave } = props;
  const { isPending, problem, send } = useSending();
  const change = (changes: Partial<ScheduleDraft>) => onChange({ ...draft, ...changes });
  return (
    <FormDialog
      title={i18n.t('Schedule a report')}
      onOpenChange={onClose}
      action={i18n.t('Schedule')}
      isPending={isPending}
      onSubmit={() => void send(onSave)}
      problem={problem}
      summaryTitle={i18n.t('There is a problem')}
    >
      <Select
        label={i18n.t('Report')}
        name="report"
        description={
          isOfOneTerminal
            ? i18n.t('About the terminal of the top bar.')
            : i18n.t('About all terminals.')
        }
        options={kinds.map(({ name }) => ({ id: name, label: reportTitles[name] }))}
        value={draft.report}
        onChange={(report) => change({ report })}
        isRequired
      />
      {needs(draft.report, 'currency') && (
        <Choice
          label={i18n.t('Currency')}
          name="currencyId"
          options={draft.report === 'balance' ? choices.currencies : choices.currencyCodes}
          value={draft.currency}
          onChange={(currency) => change({ currency })}
        />
      )}
      {needs(draft.report, 'provider') && (
        <Choice
          label={i18n.t('Provider')}
          name="providerId"
          options={choices.providers}
          value={draft.provider}
          onChange={(provider) => change({ provider })}
        />
      )}
      {needs(draft.report, 'pool') && (
        <Choice
          label={i18n.t('Terminal pool')}
          name="terminalPoolId"
          options={choices.pools}
          value={draft.pool}
          onChange={(pool) => change({ pool })}
        />
      )}
      <Select
        label={i18n.t('How often')}
        name="interval"
        options={reportIntervals.map((id) => ({ id, label: intervalWords[id] }))}
        value={draft.interval}
        onChange={(interval) => change({ interval })}
        isRequired
      />
      <TextArea
        name="emails"
        label={i18n.t('E-mail addresses')}
        description={
          props.canEmail
            ? i18n.t('Up to 10, each on a line of its own. They get the whole report.')
            : i18n.t('This server sends no e-mail: its administrator sets SMTP_URL.')
        }
        value={draft.emails}
        onChange={(emails) => change({ emails })}
        isDisabled={!props.canEmail}
        spellCheck="false"
      />
      <TextField
        name="webhookUrl"
        label={i18n.t('Webhook')}
        description={i18n.t(
          'Signed according to Standard Webhooks, with a secret of this schedule.',
        )}
        placeholder="https://books.example/reports"
        value={draft.webhookUrl}
        onChange={(webhookUrl) => change({ webhookUrl })}
        maxLength={2048}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function Choice(props: {
  readonly label: string;
  readonly name: string;
  readonly options: readonly ReportChoice[] | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { label, name, onChange, options, value } = props;
  return (
    <Select
      label={label}
      name={name}
      isRequired
      isDisabled={options === undefined}
      isSearchable={(options?.length ?? 0) > 10}
      placeholder={options === undefined ? i18n.t('Loading') : i18n.t('Not selected')}
      options={options ?? []}
      value={value === '' ? null : value}
      onChange={onChange}
    />
  );
}
