import { ToggleButton } from '@tiyin/ui/toggle-button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { SettlementProps } from '../settlement/Settlement.tsx';

const Settlement = lazyScreen(
  'settlement',
  async () => (await import('../settlement/Settlement.tsx')).Settlement,
);

export interface SettlementToggleProps extends Omit<
  SettlementProps,
  'balance' | 'isOpen' | 'onOpenChange'
> {
  /**
   * The terminal's currency; while it loads the toggle is disabled in its place, so that nothing
   * moves.
   */
  readonly balance: SettlementProps['balance'] | undefined;
}

/** Opens and closes the settlement dialog; the text stays when it is closed (OFFICE-38). */
export function SettlementToggle({ balance, ...props }: SettlementToggleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToggleButton
        size="sm"
        isSelected={isOpen}
        onChange={setIsOpen}
        isDisabled={balance === undefined}
      >
        {i18n.t('Settlement')}
      </ToggleButton>
      {balance !== undefined && (
        <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
          <Settlement {...props} balance={balance} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Late>
      )}
    </>
  );
}
