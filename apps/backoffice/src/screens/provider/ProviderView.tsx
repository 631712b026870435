import type { ApiProblem } from '@tiyin/api/errors';
import type { ManagedProvider, ProviderTest } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Grid } from '@tiyin/ui/grid';
import { Inline } from '@tiyin/ui/inline';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { NoAccess } from '@tiyin/ui/no-access';
import { PageHeader } from '@tiyin/ui/page-header';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { Stat } from '@tiyin/ui/stat';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import {
  ProviderStateBadge,
  accountWords,
  kindWords,
  rateWords,
} from '../providers/provider-words.tsx';
import { ProviderSecret } from './ProviderSecret.tsx';
import { TestCall } from './TestCall.tsx';
import type { ProviderDialog } from './use-provider-commands.ts';

export interface ProviderViewProps {
  /** Missing until the first answer. */
  readonly provider: ManagedProvider | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly onDialog: (dialog: ProviderDialog) => void;
  readonly onResume: () => void;
  /** Makes a test call and returns the result; undefined where it was not made. */
  readonly onTest: () => Promise<ProviderTest | undefined>;
}

/** A provider: how it does, where it is called and what it signs with (OFFICE-371). */
export function ProviderView(props: ProviderViewProps) {
  const { isRetrying = false, onRetry, problem, provider } = props;
  if (problem?.status === 403) return <NoAccess />;
  if (problem?.status === 404) {
    return (
      <EmptyState title={i18n.t('There is no such provider')}>
        {i18n.t('The address may be wrong.')}
      </EmptyState>
    );
  }
  if (provider === undefined) {
    return problem === undefined ? (
      <SkeletonLines
        label={i18n.t('Loading the provider')}
        gap={16}
        lines={[{ height: 'headline', width: 'medium' }, { height: 'block' }]}
      />
    ) : (
      <LoadProblem
        subject={i18n.t('details of the provider')}
        problem={problem}
        hasOlder={false}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  return <Known {...props} provider={provider} />;
}

type KnownProps = ProviderViewProps & { readonly provider: ManagedProvider };

function Known(props: KnownProps) {
  const { onDialog, onTest, provider } = props;
  const { success } = provider;
  return (
    <Stack gap={24}>
      <PageHeader
        title={provider.name}
        facts={<ProviderStateBadge isPaused={provider.pausedDate !== null} />}
        actions={<Actions {...props} />}
      />
      <PauseNotice provider={provider} />
      <Grid columns={2} gap={16}>
        <Card>
          <Stat
            label={i18n.t('Deposits done')}
            value={rateWords(success.deposits)}
            note={i18n.t('Created in the last {windowHours} hours', {
              windowHours: success.windowHours,
            })}
          />
        </Card>
        <Card>
          <Stat
            label={i18n.t('Withdrawals done')}
            value={rateWords(success.withdrawals)}
            note={i18n.t('Created in the last {windowHours} hours', {
              windowHours: success.windowHours,
            })}
          />
        </Card>
      </Grid>
      <Card
        title={i18n.t('Provider')}
        actions={
          <Button size="sm" onPress={() => onDialog('change')}>
            {i18n.t('Change')}
          </Button>
        }
      >
        <DescriptionList
          items={[
            { term: i18n.t('Kind'), value: kindWords[provider.kind] },
            { term: i18n.t('Accounts'), value: accountWords(provider) },
            ...(provider.url === null ? [] : [{ term: i18n.t('Address'), value: provider.url }]),
          ]}
          columns={2}
        />
      </Card>
      {provider.kind === 'http' && <TestCall onTest={onTest} />}
      {provider.secret && <ProviderSecret secret={provider.secret} onDialog={onDialog} />}
    </Stack>
  );
}

function Actions({ onDialog, onResume, provider }: KnownProps) {
  return (
    <Inline gap={8}>
      {provider.pausedDate === null ? (
        <Button onPress={() => onDialog('pause')}>{i18n.t('Pause')}</Button>
      ) : (
        <Button variant="primary" onPress={onResume}>
          {i18n.t('Resume')}
        </Button>
      )}
    </Inline>
  );
}

function PauseNotice({ provider }: Pick<KnownProps, 'provider'>) {
  const { pausedDate, pauseReason } = provider;
  if (pausedDate === null) return null;
  return (
    <Banner
      tone="warning"
      title={i18n.t('Paused since {pausedDate} UTC', { pausedDate: formatShortUtc(pausedDate) })}
    >
      {[
        sentence(pauseReason ?? ''),
        i18n.t('Nothing new is sent to it. What is under way goes on.'),
        waitingWords(provider),
      ]
        .filter((words) => words !== '')
        .join(' ')}
    </Banner>
  );
}

const sentence = (reason: string) => (/^$|[.!?…]$/u.test(reason) ? reason : `${reason}.`);

function waitingWords({ waitingPayoutCount: count }: Pick<ManagedProvider, 'waitingPayoutCount'>) {
  if (count === 0) return '';
  return count === 1
    ? i18n.t('One payout waits and is sent when the provider is resumed.')
    : i18n.t('{count} payouts wait and are sent when the provider is resumed.', { count });
}
