import { useEffect, useState } from 'react';
import { loadServer } from '../form/create-form-calls.ts';
import { ConnectionLost } from '../notices/ConnectionLost.tsx';
import { LoadingNotice } from '../notices/LoadingNotice.tsx';
import { InitStep } from '../steps/init/InitStep.tsx';
import { MethodStep } from '../steps/method/MethodStep.tsx';
import { useWithdrawalStep } from '../steps/withdrawal/use-withdrawal-step.ts';
import type { WithdrawalView } from '../steps/withdrawal/use-withdrawal-step.ts';
import { StepEndContext } from '../shell/step-end.ts';
import type { LateView } from './late.ts';
import { shownBy, viewOf } from './shown-by.ts';
import type { Shown } from './shown-by.ts';
import { PressGuard } from '../form/PressGuard.tsx';
import { payeeKeyOf } from '../form/tab-storage.ts';
import { useLateStep } from './use-late-step.ts';
import { isCustomersTurn, usePaymentForm } from '../form/use-payment-form.ts';
import type { PaymentFormStart, RunningForm } from '../form/use-payment-form.ts';
import { useFormHistory, usePayeeForgotten } from '../form/use-form-history.ts';
import { isFollowed } from '../ticket/is-followed.ts';
import { useTicketDesk } from '../ticket/TicketProvider.tsx';
import { useStepTitle } from '../form/use-step-title.ts';

type Server = Awaited<ReturnType<typeof loadServer>>;

/** The form has ended or moved on, so carrying on elsewhere is pointless. */
const ends = /success|fail/;

/** The start is read once. */
export type PaymentFormProps = {
  readonly start: PaymentFormStart;
  /** The view of the late steps, where the form may open in one; else it is fetched. */
  readonly late?: LateView | undefined;
  /** Named by the document's title beside the step; without it the title is left alone. */
  readonly merchantName?: string;
};

/** The payment form: its current step, and the customer's actions sent to the machine. */
export function PaymentForm({ start, late, merchantName }: PaymentFormProps) {
  const desk = useTicketDesk();
  const followUp = { isFollowed: isFollowed(desk), onAnswer: desk.follow };
  const form = usePaymentForm(start, followUp);
  const Late = useLateStep(late, form.onReach);
  const Withdrawal = useWithdrawalStep(start.init.type === 'Withdrawal', form.onReach);
  const { step } = form.state;
  const { question, isCompleting } = form;
  const onBack = () => form.dispatch({ type: 'back' });
  const { isChecking, onCheck } = useFormHistory(form, onBack);
  useStepTitle({ ...form, isChecking }, merchantName);
  const payeeKey = payeeKeyOf(start.choiceKey);
  usePayeeForgotten(form.state, payeeKey);
  const [firstStep] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && step !== firstStep) setMoved(true);
  const [server, setServer] = useState<Server>();
  useEffect(() => {
    loadServer().then(setServer, () => {});
  }, []);
  const loaded = { hasLate: Late !== undefined, hasWithdrawal: Withdrawal !== undefined };
  const isFree = question === undefined && !isCompleting && !form.isOver;
  const isOpen = server && isFree && isCustomersTurn(form.state);
  const end = isOpen && (
    <server.StepEnd
      init={start.init}
      timeLeft={form.timeLeft}
      onCancel={() => form.ask('cancel')}
    />
  );
  return (
    <>
      {form.isConnectionLost && <ConnectionLost />}
      <PressGuard view={viewOf(form, loaded)}>
        <StepEndContext value={end}>
          <Step
            {...{ form, Late, Withdrawal, onBack, onCheck }}
            shown={shownBy(form, loaded)}
            takesFocus={hasMoved}
            payeeKey={payeeKey}
          />
        </StepEndContext>
      </PressGuard>
      {server && !ends.test(step) && <server.CarryOn url={start.url} />}
    </>
  );
}

type StepProps = {
  readonly form: RunningForm;
  readonly shown: Shown;
  readonly takesFocus: boolean;
  /** The tab's storage key for the payee's text. */
  readonly payeeKey: string;
  readonly onBack: () => void;
  readonly onCheck: (close?: () => void) => void;
  readonly Late: LateView | undefined;
  readonly Withdrawal: WithdrawalView | undefined;
};

function Step(props: StepProps) {
  const { form, shown, takesFocus, payeeKey, Late, Withdrawal, onBack, onCheck } = props;
  const { state, dispatch, timeLeft } = form;
  if (shown === 'late' && Late !== undefined) return <Late {...{ form, state, takesFocus }} />;
  if (shown === 'withdrawal' && Withdrawal !== undefined && state.step === 'credential') {
    const { isCompleting, refused, calls, onReach } = form;
    const payeeStep = { isCompleting, refused, payeeKey, onCheck, onPayee: form.complete };
    return (
      <Withdrawal {...{ state, timeLeft, takesFocus, onBack, calls, onReach, ...payeeStep }} />
    );
  }
  switch (state.step) {
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
    default:
      return <LoadingNotice />;
  }
}
