import type { ReportKind, ReportName } from '@tiyin/domain/reports';
import { DatePicker } from '@tiyin/ui/date-picker';
import { Grid } from '@tiyin/ui/grid';
import { ReportCard } from '@tiyin/ui/payments/report-card';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { memo, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import type { Day } from '../../addresses/filter-fields.ts';
import type { ReportRequest } from './report-request.ts';
import { reportTitles } from './report-titles.ts';
import { reportNeeds } from './report-needs.ts';
import type { ReportDays } from './report-periods.ts';
import type { ReportDownload } from './useReportDownloads.ts';

/** The options of a report's select; missing while loading. */
export interface ReportChoices {
  readonly currencies: readonly ReportChoice[] | undefined;
  /** The same by their codes. */
  readonly currencyCodes: readonly ReportChoice[] | undefined;
  readonly providers: readonly ReportChoice[] | undefined;
  readonly pools: readonly ReportChoice[] | undefined;
}

/** One of them. */
export interface ReportChoice {
  readonly id: string;
  readonly label: string;
}

/** The options of the selects of one report; missing while loading. */
export interface ReportOptions {
  readonly currencies?: readonly ReportChoice[] | undefined;
  readonly providers?: readonly ReportChoice[] | undefined;
  readonly pools?: readonly ReportChoice[] | undefined;
}

/** All are stable between renders. */
export interface ReportFormProps extends ReportOptions {
  readonly kind: ReportKind;
  readonly download: ReportDownload | undefined;
  readonly days: ReportDays;
  readonly onDaysChange: (name: ReportName, days: ReportDays) => void;
  readonly onGetReport: (name: ReportName, request: ReportRequest) => void;
  readonly onPreview: (name: ReportName, request: ReportRequest) => void;
  /** In UTC: where the calendars open. */
  readonly today: Day;
}

const NOT_SELECTED: ReportChoice = {
  id: '',
  get label() {
    return i18n.t('Not selected');
  },
};

function Choice(props: {
  readonly label: string;
  readonly missing: string;
  readonly options: readonly ReportChoice[] | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { label, missing, onChange, options, value } = props;
  return (
    <Select
      label={label}
      isRequired
      requiredMessage={missing}
      isDisabled={options === undefined}
      isSearchable={(options?.length ?? 0) > 10}
      placeholder={options === undefined ? i18n.t('Loading') : NOT_SELECTED.label}
      options={[NOT_SELECTED, ...(options ?? [])]}
      // Without a selection there is no value, so that the required form is not submitted.
      value={value === '' ? null : value}
      onChange={onChange}
    />
  );
}

/* A bound that is not set does not bind. */
const minDate = (day: Day | null) => (day === null ? {} : { minValue: day });
const maxDate = (day: Day | null) => (day === null ? {} : { maxValue: day });
const idOf = (text: string) => (text === '' ? null : Number(text));

/** The card of a report with the fields that it needs (OFFICE-53). */
export const ReportForm = memo(function ReportForm(props: ReportFormProps) {
  const { currencies, days, download, kind, onDaysChange, onGetReport, onPreview, today } = props;
  const { name } = kind;
  const { from, to } = days;
  const [currency, setCurrency] = useState('');
  const [provider, setProvider] = useState('');
  const [pool, setPool] = useState('');
  const sendTo = (take: (name: ReportName, request: ReportRequest) => void) => () => {
    if (from === null || to === null) return;
    take(name, {
      periodStart: from,
      periodEnd: to,
      currencyId: idOf(currency),
      providerId: idOf(provider),
      terminalPoolId: idOf(pool),
    });
  };
  const day = { today, isRequired: true, requiredMessage: i18n.t('Choose a day') } as const;
  return (
    <ReportCard
      title={reportTitles[kind.name]}
      needs={reportNeeds[name]}
      state={download?.state ?? 'idle'}
      {...(download?.failure !== undefined && { failedLabel: download.failure })}
      onGetReport={sendTo(onGetReport)}
      onPreview={sendTo(onPreview)}
    >
      <Stack gap={16}>
        <Grid columns={2}>
          <DatePicker
            {...day}
            label={i18n.t('Date From')}
            value={from}
            {...maxDate(to)}
            onChange={(next) => onDaysChange(name, { from: next, to })}
          />
          <DatePicker
            {...day}
            label={i18n.t('Date To')}
            value={to}
            {...minDate(from)}
            onChange={(next) => onDaysChange(name, { from, to: next })}
          />
        </Grid>
        {(name === 'balance' || name === 'provider') && (
          <Choice
            label={i18n.t('Currency')}
            missing={i18n.t('Choose a currency')}
            options={currencies}
            value={currency}
            onChange={setCurrency}
          />
        )}
        {name === 'provider' && (
          <Choice
            label={i18n.t('Provider')}
            missing={i18n.t('Choose a provider')}
            options={props.providers}
            value={provider}
            onChange={setProvider}
          />
        )}
        {name === 'pool.balance' && (
          <Choice
            label={i18n.t('Terminal pool')}
            missing={i18n.t('Choose a terminal pool')}
            options={props.pools}
            value={pool}
            onChange={setPool}
          />
        )}
      </Stack>
    </ReportCard>
  );
});
