import type { PaymentAccount } from '@tiyin/api/types';
import { methodByName } from '@tiyin/domain/requisites';
import { Badge } from '@tiyin/ui/badge';
import { Banner } from '@tiyin/ui/banner';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { AlertIcon } from '@tiyin/ui/icon';
import { PageHeader } from '@tiyin/ui/page-header';
import { TestBadge } from '@tiyin/ui/payments/test-badge';
import { Stack } from '@tiyin/ui/stack';
import { Switch } from '@tiyin/ui/switch';
import type { ReactNode } from 'react';
import { Identifier } from '../../identifier/Identifier.tsx';

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
          {enabled ? <Badge tone="success">On</Badge> : <Badge tone="neutral">Off</Badge>}
          {pausedDate !== null && (
            <Badge tone="warning" mark={AlertIcon}>
              Paused
            </Badge>
          )}
          {isTest && <TestBadge />}
        </>
      }
      actions={
        onEnabledChange && (
          <Switch
            label="Enabled"
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
    { term: 'Account Id', value: <Identifier>{String(id)}</Identifier> },
    { term: 'Provider Name', value: providerName },
    { term: 'Payment Method Name', value: paymentMethodName },
    { term: 'Currency', value: currency.code },
    {
      term: 'Pools',
      value: pools.length === 0 ? 'None' : pools.map(({ name }) => name).join(', '),
    },
  ];
  return <DescriptionList columns={2} items={items} />;
}

/** Why an enabled account receives no deposits. */
function Missing({ account }: Pick<AccountDetailsViewProps, 'account'>) {
  const { enabled, lastFour, pools } = account;
  if (!enabled || (lastFour !== null && pools.length > 0)) return null;
  const what = lastFour === null ? 'a card or phone number' : 'a pool';
  return (
    <Banner tone="warning" title="This account takes no deposits yet">
      {`It needs ${what} first.`}
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
      <Card title="Account" actions={poolActions}>
        <Facts account={account} />
      </Card>
      {children}
    </Stack>
  );
}
