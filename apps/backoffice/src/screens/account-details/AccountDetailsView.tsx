import type { PaymentAccount } from '@tiyin/api/types';
import { methodByName } from '@tiyin/domain/requisites';
import { Badge } from '@tiyin/ui/badge';
import { Banner } from '@tiyin/ui/banner';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { AlertIcon } from '@tiyin/ui/icon';
import { Identifier } from '@tiyin/ui/identifier';
import { PageHeader } from '@tiyin/ui/page-header';
import { TestBadge } from '@tiyin/ui/payments/test-badge';
import { Stack } from '@tiyin/ui/stack';
import { Switch } from '@tiyin/ui/switch';
import type { ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';

export interface AccountDetailsViewProps {
  readonly account: PaymentAccount;
  /** Missing without the permission to edit. */
  readonly onEnabledChange?: (enabled: boolean) => void;
  /** It is being turned on or off; `account.enabled` is the requested state. */
  readonly isToggling?: boolean;
  /** The button to change the pools, for people who may edit. */
  readonly poolActions?: ReactNode;
  /** Why routing passes over it, and its figures, above the facts. */
  readonly summary?: ReactNode;
  /** Credentials, limits and movements, below the facts. */
  readonly children?: ReactNode;
}

function Headline({ account, isToggling = false, onEnabledChange }: AccountDetailsViewProps) {
  const { enabled, isTest, lastFour, paymentMethodName, pausedDate } = account;
  const method = methodByName(paymentMethodName)?.displayName ?? paymentMethodName;
  return (
    <PageHeader
      title={lastFour === null ? method : `${method} •••• ${lastFour}`}
      facts={
        <>
          {enabled ? (
            <Badge tone="success">{i18n.t('On')}</Badge>
          ) : (
            <Badge tone="neutral">{i18n.t('Off')}</Badge>
          )}
          {pausedDate !== null && (
            <Badge tone="warning" mark={AlertIcon}>
              {i18n.t('Paused')}
            </Badge>
          )}
          {isTest && <TestBadge />}
        </>
      }
      actions={
        onEnabledChange && (
          <Switch
            label={i18n.t('Enabled')}
            labelPosition="start"
            isSelected={enabled}
            isPending={isToggling}
            onChange={onEnabledChange}
          />
        )
      }
    />
  );
}

function Facts({ account }: Pick<AccountDetailsViewProps, 'account'>) {
  const { currency, id, paymentMethodName, pools, providerName } = account;
  const items = [
    { term: i18n.t('Account Id'), value: <Identifier>{String(id)}</Identifier> },
    { term: i18n.t('Provider Name'), value: providerName },
    { term: i18n.t('Payment Method Name'), value: paymentMethodName },
    { term: i18n.t('Currency'), value: currency.code },
    {
      term: i18n.t('Pools'),
      value: pools.length === 0 ? i18n.t('None') : pools.map(({ name }) => name).join(', '),
    },
  ];
  return <DescriptionList columns={2} items={items} />;
}

/** Why an enabled account receives no deposits. */
function Missing({ account }: Pick<AccountDetailsViewProps, 'account'>) {
  const { enabled, lastFour, pools } = account;
  if (!enabled || (lastFour !== null && pools.length > 0)) return null;
  return (
    <Banner tone="warning" title={i18n.t('This account takes no deposits yet')}>
      {lastFour === null
        ? i18n.t('It needs a card or phone number first.')
        : i18n.t('It needs a pool first.')}
    </Banner>
  );
}

/** One payment account (OFFICE-73). */
export function AccountDetailsView(props: AccountDetailsViewProps) {
  const { account, children, poolActions, summary } = props;
  return (
    <Stack gap={24}>
      <Headline {...props} />
      <Missing account={account} />
      {summary}
      <Card title={i18n.t('Account')} actions={poolActions}>
        <Facts account={account} />
      </Card>
      {children}
    </Stack>
  );
}
