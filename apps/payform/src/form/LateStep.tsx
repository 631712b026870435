import type { FormState } from '@tiyin/domain/payment-form';
import { CredentialStep } from '../steps/credential/CredentialStep.tsx';
import { FailStep } from '../steps/fail/FailStep.tsx';
import { ProcessingStep } from '../steps/processing/ProcessingStep.tsx';
import { SuccessStep } from '../steps/success/SuccessStep.tsx';
import type { RunningForm } from './use-payment-form.ts';

/** A step that a fresh form does not begin with. */
export type LateState = FormState<'credential' | 'processing' | 'success' | 'fail'>;

/** What the late steps take. */
export type LateStepProps = {
  readonly form: RunningForm;
  readonly state: LateState;
  readonly takesFocus: boolean;
};

/** The steps that a fresh form does not begin with: a script of their own, which its first view can do without. */
export function LateStep({ form, state, takesFocus }: LateStepProps) {
  const { dispatch, timeLeft, isCompleting } = form;
  switch (state.step) {
    case 'credential':
      return (
        <CredentialStep
          onPaid={(credential) => form.complete({ credential })}
          onLeaveWait={() => dispatch({ type: 'wait-left' })}
          onBack={() => dispatch({ type: 'back' })}
          {...{ state, timeLeft, takesFocus, isCompleting }}
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
