import type { ReactNode } from 'react';
import { page } from './Paginator.css.ts';

type PageButtonProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isCurrent?: boolean;
  readonly isDisabled?: boolean;
};

/**
 * One button of the paginator. A disabled one stays reachable: Next would otherwise lose the focus on arriving at
 * the last page.
 */
export function PageButton({
  label,
  children,
  onPress,
  isCurrent = false,
  isDisabled = false,
}: PageButtonProps) {
  return (
    <button
      type="button"
      className={page({ isCurrent })}
      aria-label={label}
      onClick={() => {
        if (!isDisabled && !isCurrent) {
          onPress();
        }
      }}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(isDisabled && { 'aria-disabled': true })}
    >
      {children}
    </button>
  );
}
