import { useEffect, useState } from 'react';
import { loadServer } from './create-form-calls.ts';
import { ConnectionLost } from '../notices/ConnectionLost.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { CredentialStep } from '../steps/credential/CredentialStep.tsx';
import { FailStep } from '../steps/fail/FailStep.tsx';
import { InitStep } from '../steps/init/InitStep.tsx';
import { MethodStep } from '../steps/method/MethodStep.tsx';
import { ProcessingStep } from '../steps/processing/ProcessingStep.tsx';
import { SuccessStep } from '../steps/success/SuccessStep.tsx';
import { useWithdrawalStep } from '../steps/withdrawal/use-withdrawal-step.ts';
import type { WithdrawalView } from '../steps/withdrawal/use-withdrawal-step.ts';
import { usePaymentForm } from './use-payment-form.ts';
import type { PaymentFormStart, RunningForm } from './use-payment-form.ts';

type Late = Awaited<ReturnType<typeof loadServer>>;

/** Where there is nothing left to carry on with. */
const ends = /success|fail/;

/** What a running form takes; the start is read once. */
export type PaymentFormProps = { readonly start: PaymentFormStart };

/** The payment form: the step it stands in, and what the customer does there told to the machine. */
export function PaymentForm({ start }: PaymentFormProps) {
  const form = usePaymentForm(start);
  const Withdrawal = useWithdrawalStep(start.init.type === 'Withdrawal', form.onReach);
  const { step } = form.state;
  const [firstStep] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && step !== firstStep) setMoved(true);
  const [late, setLate] = useState<Late>();
  useEffect(() => {
    loadServer().then(setLate, () => {});
  }, []);
  return (
    <>
      {form.isConnectionLost && <ConnectionLost />}
      <Step form={form} takesFocus={hasMoved} Withdrawal={Withdrawal} />
      {late && !ends.test(step) && <late.CarryOn url={start.url} />}
    </>
  );
}

type StepProps = {
  readonly form: RunningForm;
  readonly takesFocus: boolean;
  /** Where a withdrawal's payee is entered, once its script is there. */
  readonly Withdrawal: WithdrawalView | undefined;
};

function Step({ form, takesFocus, Withdrawal }: StepProps) {
  const { state, dispatch, timeLeft, isCompleting, refused, calls, onReach } = form;
  const onBack = () => dispatch({ type: 'back' });
  switch (state.step) {
    case 'loading':
      return <LoadingNotice />;
    case 'method':
      return (
        <MethodStep
          init={state.init}
          onChoose={(methodId) => dispatch({ type: 'method-chosen', methodId })}
          {...{ timeLeft, takesFocus }}
        />
      );
    case 'init':
      return (
        <InitStep
          onAmount={(amount) => dispatch({ type: 'amount-changed', amount })}
          onConfirm={() => dispatch({ type: 'amount-confirmed' })}
          {...{ state, timeLeft, takesFocus, onBack }}
        />
      );
    case 'credential':
      return state.init.type === 'Withdrawal' && Withdrawal !== undefined ? (
        <Withdrawal
          onPayee={form.complete}
          {...{ state, timeLeft, takesFocus, isCompleting, onBack, calls, onReach, refused }}
        />
      ) : (
        <CredentialStep
          onPaid={(credential) => form.complete({ credential })}
          {...{ state, timeLeft, takesFocus, isCompleting, onBack }}
        />
      );
    case 'processing':
      return <ProcessingStep {...{ state, takesFocus }} />;
    case 'success':
      return <SuccessStep {...{ state, takesFocus }} />;
    case 'fail':
      return <FailStep {...{ state, takesFocus }} />;
  }
}
