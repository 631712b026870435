import type { Completion } from '../../form/form-calls.ts';
import { useLoadedView } from '../../form/use-loaded-view.ts';
import { LoadingNotice } from '../../notices/LoadingNotice.tsx';
import type { CheckPayeeProps } from './CheckPayee.tsx';
import { loadCheck } from './load-check.ts';
import type { CheckView } from './load-check.ts';
import { PayeeEntry } from './PayeeEntry.tsx';
import type { PayeeEntryProps } from './PayeeEntry.tsx';
import { PayeeFields } from './PayeeFields.tsx';
import { usePayeeCheck } from './use-payee-check.ts';
import { shown } from './WithdrawalStep.css.ts';

/* In this script also for the form of a return: split off, both would be larger. */
export { PayeeFields };

export type WithdrawalStepProps = Omit<PayeeEntryProps, 'returns' | 'onPayee'> & {
  readonly onPayee: (payee: Completion) => void;
  /** Receives the close action of the check while it is open, for the browser's Back. */
  readonly onCheck: (close?: () => void) => void;
};

/**
 * Credential of a withdrawal: the payee, then the amount and the payee with the question whether to
 * send it.
 */
export function WithdrawalStep({ onPayee, onCheck, ...props }: WithdrawalStepProps) {
  const { state, timeLeft, refused, isCompleting, onReach } = props;
  const Check = useLoadedView(true, loadCheck, onReach);
  const { entered, returns, check, change } = usePayeeCheck(state.method.id, refused, onCheck);
  return (
    <>
      {/* Kept mounted behind the check, with its text. */}
      <div {...(entered ? { hidden: true } : { className: shown })}>
        <PayeeEntry {...props} returns={returns} onPayee={check} />
      </div>
      {entered && (
        <LoadedCheck
          // Another amount, chosen on another page of this form, needs a new check.
          key={state.amount}
          onChange={change}
          onSend={() => onPayee(entered.completion)}
          {...{ Check, state, entered, timeLeft, isCompleting }}
        />
      )}
    </>
  );
}

type LoadedCheckProps = CheckPayeeProps & { readonly Check: CheckView | undefined };

const LoadedCheck = ({ Check, ...props }: LoadedCheckProps) =>
  Check === undefined ? <LoadingNotice /> : <Check {...props} />;
