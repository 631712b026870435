import { useState } from 'react';
import { ConnectionLost } from '../notices/ConnectionLost.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { CredentialStep } from '../steps/credential/CredentialStep.tsx';
import { FailStep } from '../steps/fail/FailStep.tsx';
import { InitStep } from '../steps/init/InitStep.tsx';
import { MethodStep } from '../steps/method/MethodStep.tsx';
import { ProcessingStep } from '../steps/processing/ProcessingStep.tsx';
import { SuccessStep } from '../steps/success/SuccessStep.tsx';
import { usePaymentForm } from './use-payment-form.ts';
import type { PaymentFormStart, RunningForm } from './use-payment-form.ts';

/** What a running form takes; the start is read once. */
export type PaymentFormProps = { readonly start: PaymentFormStart };

/** The payment form: the step it stands in, and what the customer does there told to the machine. */
export function PaymentForm({ start }: PaymentFormProps) {
  const form = usePaymentForm(start);
  const { step } = form.state;
  const [firstStep] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && step !== firstStep) setMoved(true);
  return (
    <>
      {form.isConnectionLost && <ConnectionLost />}
      <Step form={form} takesFocus={hasMoved} />
    </>
  );
}

type StepProps = { readonly form: RunningForm; readonly takesFocus: boolean };

function Step({ form, takesFocus }: StepProps) {
  const { state, dispatch, timeLeft } = form;
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
      return (
        <CredentialStep
          isCompleting={form.isCompleting}
          onPaid={form.complete}
          {...{ state, timeLeft, takesFocus, onBack }}
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
