import type { AccountPool } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { PoolRuleDialogProps } from './PoolRuleDialog.tsx';

const PoolRuleDialog = lazyScreen(
  'pool-rule',
  async () => (await import('./PoolRuleDialog.tsx')).PoolRuleDialog,
);

type ChangePoolRuleProps = Pick<PoolRuleDialogProps, 'onSave'> & { readonly pool: AccountPool };

/** The button to change the rule of a pool; its dialog starts with the current rule. */
export function ChangePoolRule({ onSave, pool }: ChangePoolRuleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  const open = () => {
    setCount((opened) => opened + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button size="sm" onPress={open}>
        {i18n.t('Change rule')}
      </Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <PoolRuleDialog
          key={count}
          pool={pool}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSave={onSave}
        />
      </Late>
    </>
  );
}
