import type { ApiProblem } from '@tiyin/api/errors';
import type { WaitingMoney } from '@tiyin/api/types';
import { isReason } from '@tiyin/domain/invoices';
import { groupCardNumber } from '@tiyin/domain/requisites';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Form } from '@tiyin/ui/form';
import { Inline } from '@tiyin/ui/inline';
import { Skeleton, SkeletonStatus } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { showProblems } from '../../../forms/show-problems.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import type { ConfirmedPayout, Payee } from './waiting-money.ts';
import { isToPay } from './waiting-money.ts';
import { WaitingFacts } from './WaitingFacts.tsx';

export interface PayoutFormProps {
  readonly waiting: WaitingMoney;
  /** Missing while it loads, and where it did not load. */
  readonly payee: Payee | undefined;
  readonly payeeProblem?: ApiProblem | undefined;
  readonly onPayeeRetry: () => void;
  readonly onConfirm: (body: ConfirmedPayout) => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

type PayeeProps = Pick<PayoutFormProps, 'payee' | 'payeeProblem' | 'onPayeeRetry'>;

/** A card in groups of four, to be compared with what is typed at the bank. */
function PayeeNumber({ onPayeeRetry, payee, payeeProblem }: PayeeProps) {
  if (payee === undefined && payeeProblem === undefined) {
    return (
      <>
        <Skeleton width="medium" />
        <SkeletonStatus label={i18n.t('Loading')} />
      </>
    );
  }
  if (payee === undefined && payeeProblem?.status !== 403) {
    return (
      <Inline gap={8}>
        <span role="alert">{i18n.t('Did not load')}</span>
        <Button size="sm" onPress={onPayeeRetry}>
          {i18n.t('Try again')}
        </Button>
      </Inline>
    );
  }
  const number = payee?.number;
  if (number === undefined) return i18n.t('Not shown');
  const bank = payee?.bankName;
  const shown = /^\d{16,19}$/.test(number) ? groupCardNumber(number) : number;
  return (
    <Inline gap={8} wrap={false}>
      <span>{bank === undefined ? shown : `${shown}, ${bank}`}</span>
      <CopyButton value={number} what={i18n.t('Payee’s number')} look="icon" />
    </Inline>
  );
}

/** A payout or a return that a person makes: paid with the bank's reference, or refused with a reason. */
export function PayoutForm(props: PayoutFormProps) {
  const { isPending, onConfirm, payee, payeeProblem, problem, waiting } = props;
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [isRefusing, setIsRefusing] = useState(false);
  const [sent, setSent] = useState<ConfirmedPayout['status']>();
  const confirm = (outcome: ConfirmedPayout) => {
    if (isPending) return;
    setSent(outcome.status);
    onConfirm(outcome);
  };
  const refuse = () => {
    showProblems(() => setIsRefusing(true));
    if (isReason(reason)) confirm({ status: 'refused', reason: reason.trim() });
  };
  return (
    <Form
      onSubmit={() => confirm({ status: 'paid', transferId: reference.trim() })}
      errors={problem?.errors}
      error={problem?.title}
    >
      <Stack gap={16}>
        {!isToPay(waiting) && (
          <Banner
            tone="warning"
            title={i18n.t('The withdrawal is {invoiceStatus}', {
              invoiceStatus: waiting.invoiceStatus?.code,
            })}
          >
            {i18n.t(
              'Its money is not reserved any more: do not pay it. Say whether it was paid already.',
            )}
          </Banner>
        )}
        <WaitingFacts
          waiting={waiting}
          first={[
            { term: i18n.t('Pay to'), value: <PayeeNumber {...props} /> },
            {
              term: i18n.t('Method'),
              value:
                payee === undefined && payeeProblem === undefined ? (
                  <Skeleton width="short" />
                ) : (
                  (payee?.methodName ?? '—')
                ),
            },
          ]}
        />
        <TextField
          name="transferId"
          label={i18n.t('Bank’s reference')}
          description={i18n.t('Of the transfer that paid it.')}
          value={reference}
          onChange={setReference}
          maxLength={128}
          isReadOnly={isPending}
          isRequired
          requiredMessage={i18n.t('Give the bank’s reference')}
          autoComplete="off"
        />
        <TextField
          name="reason"
          label={i18n.t('Reason (to refuse)')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          isReadOnly={isPending}
          {...(isRefusing &&
            !isReason(reason) && { errorMessage: i18n.t('Give a reason to refuse') })}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending && sent !== 'refused'}>
            {i18n.t('Paid')}
          </Button>
          <Button onPress={refuse} isPending={isPending && sent === 'refused'}>
            {i18n.t('Refuse')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
