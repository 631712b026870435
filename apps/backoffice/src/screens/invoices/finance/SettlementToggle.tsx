import { ToggleButton } from '@tiyin/ui/toggle-button';
import { useState } from 'react';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { SettlementProps } from '../settlement/Settlement.tsx';

const Settlement = lazyScreen(
  'settlement',
  async () => (await import('../settlement/Settlement.tsx')).Settlement,
);

/** Opens and closes the settlement dialog; what was typed stays when it is closed (decision 42). */
export function SettlementToggle(props: Omit<SettlementProps, 'isOpen' | 'onOpenChange'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToggleButton size="sm" isSelected={isOpen} onChange={setIsOpen}>
        Settlement
      </ToggleButton>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <Settlement {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Late>
    </>
  );
}
