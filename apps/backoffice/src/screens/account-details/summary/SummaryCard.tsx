import type { ApiProblem } from '@tiyin/api/errors';
import type { AccountSummary, CountedAmount } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Card } from '@tiyin/ui/card';
import { ErrorState } from '@tiyin/ui/error-state';
import { Grid } from '@tiyin/ui/grid';
import { Money } from '@tiyin/ui/payments/money';
import { Skeleton, SkeletonStatus } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { Stat } from '@tiyin/ui/stat';
import { i18n } from '../../../texts/i18n.ts';
import { marks, withElements } from '../../../texts/with-elements.tsx';
import { comingMarks } from './LastDeposits.css.ts';
import { LastDeposits } from './LastDeposits.tsx';
import { figure, quiet, track, words } from './LimitMeter.css.ts';
import { LimitMeter, usedWords } from './LimitMeter.tsx';

export interface SummaryCardProps {
  /** Missing until it has come. */
  readonly summary: AccountSummary | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

function counted(count: number, inWords: (count: number) => string): string {
  return count === 0 ? i18n.t('None') : inWords(count);
}

const depositsInWords = (count: number) =>
  i18n.t('{count, plural, one {{count} deposit} other {{count} deposits}}', { count });

const leasesInWords = (count: number) =>
  i18n.t(
    '{count, plural, one {{count} amount, open or in grace} other {{count} amounts, open or in grace}}',
    { count },
  );

const payoutsInWords = (count: number) =>
  i18n.t('{count, plural, one {{count} payout} other {{count} payouts}}', { count });

const ownersInWords = (count: number) =>
  i18n.t('{count, plural, one {{count} owner to find} other {{count} owners to find}}', { count });

function LimitUseFigure({ summary }: { readonly summary: AccountSummary }) {
  const { balance, currency, expected, limit } = summary;
  return (
    <div className={figure}>
      <div className={words}>
        <span>{i18n.t('{summary} of the limit used', { summary: usedWords(summary) })}</span>
        <span className={quiet}>
          {withElements(i18n.t('{used} of {limit}', marks('used', 'limit')), {
            used: <Money amount={balance + expected} currency={currency} />,
            limit: <Money amount={limit} currency={currency} />,
          })}
        </span>
      </div>
      <LimitMeter {...{ balance, currency, expected, limit }} />
    </div>
  );
}

function OpenMoney({ summary }: { readonly summary: AccountSummary }) {
  const { currency, liveLeases, openDeposits, payouts, suspense } = summary;
  const value = ({ amount }: CountedAmount) => (
    <Money amount={amount} currency={currency} size="md" />
  );
  return (
    <Grid columns={4} gap={24}>
      <Stat
        label={i18n.t('Open deposits')}
        value={value(openDeposits)}
        note={counted(openDeposits.count, depositsInWords)}
      />
      <Stat
        label={i18n.t('Leased amounts')}
        value={value(liveLeases)}
        note={counted(liveLeases.count, leasesInWords)}
      />
      <Stat
        label={i18n.t('Payouts under way')}
        value={value(payouts)}
        note={counted(payouts.count, payoutsInWords)}
      />
      <Stat
        label={i18n.t('In suspense')}
        value={value(suspense)}
        note={counted(suspense.count, ownersInWords)}
      />
    </Grid>
  );
}

function Success({
  summary: { lastDeposits, unpaidInARow },
}: {
  readonly summary: AccountSummary;
}) {
  const paid = lastDeposits.filter(({ outcome }) => outcome === 'PAID').length;
  const ended = i18n.t('{paid} of the last {count} deposits paid', {
    paid,
    count: lastDeposits.length,
  });
  const run = i18n.t('{unpaidInARow} in a row without money now', { unpaidInARow });
  return (
    <div className={figure}>
      <div className={words}>
        <span>
          {lastDeposits.length === 0
            ? i18n.t('No deposit has ended yet')
            : [ended, ...(unpaidInARow === 0 ? [] : [run])].join(' · ')}
        </span>
      </div>
      {lastDeposits.length > 0 && <LastDeposits deposits={lastDeposits} />}
    </div>
  );
}

function Figures({ summary }: { readonly summary: AccountSummary }) {
  const { balance, currency, isTest, otherBalance } = summary;
  return (
    <Stack gap={24}>
      {otherBalance !== 0 && (
        <Banner
          tone="error"
          title={
            isTest
              ? i18n.t('The production books have money on this account, too')
              : i18n.t('The test books have money on this account, too')
          }
        >
          <Money amount={otherBalance} currency={currency} />
        </Banner>
      )}
      <Stat
        label={i18n.t('Balance')}
        value={<Money amount={balance} currency={currency} size="lg" />}
        note={isTest ? i18n.t('By the test ledger') : i18n.t('By the production ledger')}
      />
      <LimitUseFigure summary={summary} />
      <OpenMoney summary={summary} />
      <Success summary={summary} />
    </Stack>
  );
}

/** The shape of the figures: they come after the transfers below them, which must not move. */
function ComingFigures() {
  const coming = (label: string) => (
    <Stat label={label} value={<Skeleton width="medium" />} note={'\u00A0'} />
  );
  const line = (
    <div className={words}>
      <Skeleton width="long" />
    </div>
  );
  return (
    <Stack gap={24}>
      <SkeletonStatus label={i18n.t('Loading the figures')} />
      {coming(i18n.t('Balance'))}
      <div className={figure}>
        {line}
        <div className={track} />
      </div>
      <Grid columns={4} gap={24}>
        {coming(i18n.t('Open deposits'))}
        {coming(i18n.t('Leased amounts'))}
        {coming(i18n.t('Payouts under way'))}
        {coming(i18n.t('In suspense'))}
      </Grid>
      <div className={figure}>
        {line}
        <div className={comingMarks}>
          <Skeleton height="badge" />
        </div>
      </div>
    </Stack>
  );
}

/** The figures of an account that a treasurer needs first (OFFICE-310). */
export function SummaryCard({ isRetrying = false, onRetry, problem, summary }: SummaryCardProps) {
  return (
    <Card title={i18n.t('Summary')}>
      {summary !== undefined && <Figures summary={summary} />}
      {summary === undefined && problem !== undefined && (
        <ErrorState
          title={i18n.t('The figures did not load')}
          onRetry={onRetry}
          isRetrying={isRetrying}
        >
          {problem.title}
        </ErrorState>
      )}
      {summary === undefined && problem === undefined && <ComingFigures />}
    </Card>
  );
}
