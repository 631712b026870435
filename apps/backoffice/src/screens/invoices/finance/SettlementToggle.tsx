import { ToggleButton } from '@tiyin/ui/toggle-button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { SettlementProps } from '../settlement/Settlement.tsx';

const Settlement = lazyScreen(
  'settlement',
  async () => (await import('../settlement/Settlement.tsx')).Settlement,
);

/** Opens and closes the settlement dialog; what was typed stays when it is closed (decision 42). */
export function SettlementToggle(props: Omit<SettlementProps, 'isOpen' | 'onOpenChange'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const change = (open: boolean) => {
    setIsOpen(open);
    if (open) setWasOpened(true);
  };
  return (
    <>
      <ToggleButton size="sm" isSelected={isOpen} onChange={change}>
        Settlement
      </ToggleButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <Settlement {...props} isOpen={isOpen} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}
