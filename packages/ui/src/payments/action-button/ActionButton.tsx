import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { actionButton } from './ActionButton.css.ts';

/** The text names the action and its object: "Deposit 480 000 UZS". */
export type ActionButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'form' | 'name' | 'value' | 'autoFocus'
> & {
  readonly children: ReactNode;
  /** At most one `primary` per step: the way forward. */
  readonly variant?: 'primary' | 'secondary';
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
};

/** An action of a step of the payment form, as wide as the step. A native button, light enough for its first view. */
export function ActionButton(props: ActionButtonProps) {
  const { children, variant = 'primary', isDisabled = false, onPress, ...native } = props;
  return (
    <button
      {...native}
      type={native.type ?? 'button'}
      className={actionButton[variant]}
      disabled={isDisabled}
      onClick={() => onPress?.()}
      {...(isDisabled && { 'data-disabled': true })}
    >
      {children}
    </button>
  );
}
