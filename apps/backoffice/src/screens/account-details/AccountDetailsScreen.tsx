import {
  useGetAccount,
  useGetAccountLimit,
  useGetAccountSummary,
  useListAccountMovements,
} from '@tiyin/api/hooks/accounts';
import type { PaymentAccount } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { useParams } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { accountPath } from '../../routing/paths.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { AccountDetailsFrame } from './AccountDetailsFrame.tsx';
import { AccountDetailsView } from './AccountDetailsView.tsx';
import { AccountPlaceholder } from './AccountPlaceholder.tsx';
import { BankCards } from './BankCards.tsx';
import { HealthCard } from './health/HealthCard.tsx';
import { PausedNotice } from './health/PausedNotice.tsx';
import { ResumeAccount } from './health/ResumeAccount.tsx';
import { CredentialsCard } from './credentials/CredentialsCard.tsx';
import { LimitsCard } from './limits/LimitsCard.tsx';
import { MoveMoney } from './movements/MoveMoney.tsx';
import { MovementsCard, movementsPerPage } from './movements/MovementsCard.tsx';
import { AccountMoneyCard } from './money/AccountMoneyCard.tsx';
import { ChangePools } from './pools/ChangePools.tsx';
import { SummaryCard } from './summary/SummaryCard.tsx';
import { useAccountEdits } from './useAccountEdits.ts';
import { useAccountEnabled } from './useAccountEnabled.ts';
import { useHealthActions } from './useHealthActions.ts';
import { useLimitSaving } from './useLimitSaving.ts';
import { ApprovalNotice } from '../../session/ApprovalNotice.tsx';
import { useVisit } from '../../session/useVisit.ts';
import { useMoneyMoving } from './useMoneyMoving.ts';

/** The refresh interval of the account's balance, in milliseconds: deposits change it. */
const REFRESH_MS = 15_000;

/** One payment account. */
export function AccountDetailsScreen() {
  const { id } = useParams<{ id: string }>();
  const accountId = Number(id);
  const query = useGetAccount({ id: accountId });
  const account = query.data?.data;
  useDocumentTitle(
    account === undefined
      ? i18n.t('Account')
      : i18n.t('Account {accountId}', { accountId: account.id }),
  );
  useVisit(accountPath(accountId), account && accountWords(account));
  return (
    <AccountDetailsFrame>
      {account === undefined ? (
        <AccountPlaceholder
          problem={query.error}
          onRetry={() => void query.mutate()}
          isRetrying={query.isValidating}
        />
      ) : (
        <Details
          account={account}
          onFresh={(data) => void query.mutate({ data }, { revalidate: false })}
          onStale={() => void query.mutate()}
        />
      )}
    </AccountDetailsFrame>
  );
}

const accountWords = ({ id, paymentMethodName, providerName }: PaymentAccount) =>
  i18n.t('Account {id} · {providerName} · {paymentMethodName}', {
    id,
    providerName,
    paymentMethodName,
  });

type DetailsProps = {
  readonly account: PaymentAccount;
  /** Takes the account as it is now. */
  readonly onFresh: (account: PaymentAccount) => void;
  /** Its version is another by now. */
  readonly onStale: () => void;
};

/* Account, limit and movements are one row to the server: a change of one is a new version of all. */
function Details({ account, onFresh, onStale }: DetailsProps) {
  const [pageIndex, setPageIndex] = useState(0);
  const { id } = account;
  const limit = useGetAccountLimit({ peopleAccountId: id }, { refreshInterval: REFRESH_MS });
  const summary = useGetAccountSummary({ id }, { refreshInterval: REFRESH_MS });
  const movements = useListAccountMovements(
    { id, page: pageIndex, size: movementsPerPage },
    { keepPreviousData: true },
  );
  const mayEdit = useIsPermitted({ permission: 'people.account.edit' });
  const takeAccount = (data: PaymentAccount) => {
    onFresh(data);
    void limit.mutate();
    void summary.mutate();
  };
  const edits = useAccountEdits(account, takeAccount);
  const { change, enabled, isToggling } = useAccountEnabled(account, takeAccount);
  const onSave = useLimitSaving(id, (data) => {
    void limit.mutate({ data }, { revalidate: false });
    void summary.mutate();
    onStale();
  });
  const onMove = useMoneyMoving(account, () => {
    onStale();
    void limit.mutate();
    void summary.mutate();
    void movements.mutate();
  });
  const health = useHealthActions(account, takeAccount, onStale);
  const { currency, credentials, paymentMethodName, pausedDate, pools } = account;
  return (
    <AccountDetailsView
      account={{ ...account, enabled }}
      isToggling={isToggling}
      {...(mayEdit && {
        onEnabledChange: (requested) => void change(requested),
        poolActions: (
          <ChangePools chosen={pools} version={account.version} onSave={edits.onPools} />
        ),
      })}
      summary={
        <>
          {pausedDate !== null && (
            <PausedNotice
              pausedDate={pausedDate}
              actions={mayEdit && <ResumeAccount onResume={health.onResume} />}
            />
          )}
          <SummaryCard
            summary={summary.data?.data}
            problem={summary.error}
            onRetry={() => void summary.mutate()}
            isRetrying={summary.isValidating}
          />
          <AccountMoneyCard accountId={id} />
        </>
      }
    >
      <CredentialsCard
        credentials={credentials}
        version={account.version}
        paymentMethodName={paymentMethodName}
        {...(mayEdit && { commands: edits.credentials })}
        notice={<ApprovalNotice kind="CREDENTIAL" accountId={id} />}
      />
      <LimitsCard
        limit={limit.data?.data}
        problem={limit.error}
        onRetry={() => void limit.mutate()}
        isRetrying={limit.isValidating}
        {...(mayEdit && { onSave })}
        notice={<ApprovalNotice kind="LIMIT" accountId={id} />}
      />
      <HealthCard pools={pools} {...(mayEdit && { onSave: health.onPoolRule })} />
      <MovementsCard
        page={movements.data}
        pageIndex={pageIndex}
        onPageChange={setPageIndex}
        problem={movements.error}
        onRetry={() => void movements.mutate()}
        isRetrying={movements.isValidating}
        actions={
          mayEdit && (
            <MoveMoney
              currency={currency}
              standing={limit.data?.data}
              onMove={onMove}
              renderNotice={({ amount, direction }) => (
                <ApprovalNotice
                  kind="MOVEMENT"
                  amount={amount}
                  direction={direction ?? undefined}
                  accountId={id}
                />
              )}
            />
          )
        }
      />
      <BankCards accountId={id} mayEdit={mayEdit} />
    </AccountDetailsView>
  );
}
