import { ToggleButton } from '@tiyin/ui/toggle-button';
import { useState } from 'react';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { SettlementProps } from '../settlement/Settlement.tsx';

const Settlement = lazyScreen(
  'settlement',
  async () => (await import('../settlement/Settlement.tsx')).Settlement,
);

/** What it takes. */
export interface SettlementToggleProps extends Omit<
  SettlementProps,
  'currency' | 'isOpen' | 'onOpenChange'
> {
  /** The terminal's; while it is on its way the toggle stands there, so that nothing moves, and waits. */
  readonly currency: SettlementProps['currency'] | undefined;
}

/** Opens and closes the settlement dialog; what was typed stays when it is closed (decision 42). */
export function SettlementToggle({ currency, ...props }: SettlementToggleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToggleButton
        size="sm"
        isSelected={isOpen}
        onChange={setIsOpen}
        isDisabled={currency === undefined}
      >
        Settlement
      </ToggleButton>
      {currency !== undefined && (
        <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
          <Settlement {...props} currency={currency} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Late>
      )}
    </>
  );
}
