import { useState } from 'react';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import type { ReturnMoneyProps } from './ReturnMoney.tsx';

const ReturnMoney = lazyScreen(
  'return-money',
  async () => (await import('./ReturnMoney.tsx')).ReturnMoney,
);

/** Whether the dialog of a return is open; each opening begins with the amount that is left. */
export function useReturnDialog() {
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setOpening(opening + 1);
    setIsOpen(true);
  };
  return { isOpen, onOpenChange: setIsOpen, open, opening };
}

export type LateReturnProps = ReturnMoneyProps & { readonly opening: number };

/** The dialog of a return; loaded when it is first opened. */
export function LateReturn({ opening, ...props }: LateReturnProps) {
  return (
    <Late isWanted={props.isOpen} onFailed={() => props.onOpenChange(false)}>
      <ReturnMoney key={opening} {...props} />
    </Late>
  );
}
