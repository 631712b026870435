import type { ApiProblem } from '@tiyin/api/errors';
import type { ReportKind, ReportName } from '@tiyin/domain/reports';
import { Grid } from '@tiyin/ui/grid';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import { RetryBanner } from '@tiyin/ui/retry-banner';
import { i18n } from '../../texts/i18n.ts';
import type { Day } from '../../addresses/filter-fields.ts';
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { PeriodPresets } from './PeriodPresets.tsx';
import { ReportForm, type ReportChoices, type ReportOptions } from './ReportForm.tsx';
import type { ReportDays } from './report-periods.ts';
import type { ReportRequest } from './report-request.ts';
import type { ReportDownloads } from './useReportDownloads.ts';

export interface ReportsViewProps {
  /** Those that the person may have. */
  readonly kinds: readonly ReportKind[];
  readonly choices: ReportChoices;
  /** Why there is nothing to choose from. */
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly downloads: ReportDownloads;
  readonly onGetReport: (name: ReportName, request: ReportRequest) => void;
  readonly onPreview: (name: ReportName, request: ReportRequest) => void;
  /** In UTC: where the calendars open. */
  readonly today: Day;
  /** The days of all cards at first. */
  readonly linked?: ReportDays | undefined;
  /** Below the cards. */
  readonly below?: ReactNode;
}

const noDays: ReportDays = { from: null, to: null };

/** Those of one report alone: the list of another one that arrives does not render its card. */
function choicesOf({ name }: ReportKind, choices: ReportChoices): ReportOptions {
  switch (name) {
    case 'balance':
      return { currencies: choices.currencies };
    case 'provider':
      return { currencies: choices.currencyCodes, providers: choices.providers };
    case 'pool.balance':
      return { pools: choices.pools };
    case 'invoice':
      return {};
  }
}

const COLUMNS = 2;

/** How many cards are rendered: a row with each step, so that the first is soon there and no step is long. */
function useRows(count: number): number {
  const [shown, setShown] = useState(COLUMNS);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + COLUMNS));
  }, [count, shown]);
  return shown;
}

/** A card for each report that the person may have (PEOPLE-27). */
export function ReportsView(props: ReportsViewProps) {
  const { below, choices, downloads, isRetrying = false, kinds, onRetry, problem, today } = props;
  const [chosen, setChosen] = useState<Partial<Record<ReportName, ReportDays>>>({});
  const daysOf = ({ name }: ReportKind) => chosen[name] ?? props.linked ?? noDays;
  const onDaysChange = useCallback(
    (name: ReportName, days: ReportDays) => setChosen((known) => ({ ...known, [name]: days })),
    [],
  );
  const shown = useRows(kinds.length);
  if (kinds.length === 0)
    return <NoAccess title={i18n.t('You have access to none of the reports')} />;
  return (
    <Stack gap={24}>
      {problem && (
        <RetryBanner
          title={i18n.t('The lists to choose from did not load')}
          {...{ isRetrying, onRetry, problem }}
        />
      )}
      <PeriodPresets
        today={today}
        days={kinds.map(daysOf)}
        onChoose={(days) => setChosen(Object.fromEntries(kinds.map(({ name }) => [name, days])))}
      />
      <Grid columns={COLUMNS}>
        {kinds.slice(0, shown).map((kind) => (
          <ReportForm
            key={kind.name}
            kind={kind}
            {...choicesOf(kind, choices)}
            download={downloads[kind.name]}
            days={daysOf(kind)}
            onDaysChange={onDaysChange}
            onGetReport={props.onGetReport}
            onPreview={props.onPreview}
            today={today}
          />
        ))}
      </Grid>
      {shown >= kinds.length && below}
    </Stack>
  );
}
