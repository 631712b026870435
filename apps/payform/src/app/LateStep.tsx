import type { FormState } from '@tiyin/domain/payment-form';
import { CredentialStep } from '../steps/credential/CredentialStep.tsx';
import { FailStep } from '../steps/fail/FailStep.tsx';
import { ProcessingStep } from '../steps/processing/ProcessingStep.tsx';
import { SuccessStep } from '../steps/success/SuccessStep.tsx';
import { CancelQuestion } from '../steps/question/CancelQuestion.tsx';
import { PaidQuestion } from '../steps/question/PaidQuestion.tsx';
import { OverStep } from '../steps/over/OverStep.tsx';
import { useCancel } from '../form/use-cancel.ts';
import { isCustomersTurn } from '../form/use-payment-form.ts';
import type { RunningForm } from '../form/use-payment-form.ts';

/** A step that a fresh form does not begin with. */
export type LateState = FormState<'credential' | 'processing' | 'success' | 'fail'>;

export type LateStepProps = {
  readonly form: RunningForm;
  readonly state: FormState;
  readonly takesFocus: boolean;
};

/** The steps that a fresh form does not begin with, and the questions in place of any: a script of their own, which its first view can do without. */
export function LateStep({ form, state, takesFocus }: LateStepProps) {
  const { dispatch, timeLeft, isCompleting, fetchStatus } = form;
  if (isCustomersTurn(state) && form.isOver) {
    return <OverStep state={state} isConnectionLost={form.isConnectionLost} />;
  }
  if (isCustomersTurn(state) && form.question !== undefined)
    return <QuestionDialog {...{ form, state }} />;
  switch (state.step) {
    case 'credential':
      return (
        <CredentialStep
          onPaid={form.pressPaid}
          onLeaveWait={() => dispatch({ type: 'wait-left' })}
          onAlternative={(amount) => dispatch({ type: 'amount-changed', amount })}
          onBack={() => dispatch({ type: 'back' })}
          {...{ state, timeLeft, takesFocus, isCompleting }}
        />
      );
    case 'processing':
      return <ProcessingStep {...{ state, timeLeft, takesFocus, fetchStatus }} />;
    case 'success':
      return <SuccessStep {...{ state, takesFocus, fetchStatus }} />;
    case 'fail':
      return <FailStep {...{ state, timeLeft, takesFocus, fetchStatus }} />;
    default:
      return null;
  }
}

type QuestionDialogProps = {
  readonly form: RunningForm;
  readonly state: FormState<'method' | 'init' | 'credential'>;
};

function QuestionDialog({ form, state }: QuestionDialogProps) {
  const { question, closeQuestion, pressPaid } = form;
  const { isBusy, cancel } = useCancel(form, closeQuestion);
  if (question === 'cancel') {
    return <CancelQuestion init={state.init} onYes={cancel} onNo={closeQuestion} {...{ isBusy }} />;
  }
  if (state.step !== 'credential') return null;
  const { value = '' } = state.credentials ?? {};
  return <PaidQuestion state={state} onYes={() => pressPaid(value)} onNo={closeQuestion} />;
}
