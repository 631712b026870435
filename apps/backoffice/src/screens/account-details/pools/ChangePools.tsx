import { useListPools } from '@tiyin/api/hooks/terminals';
import type { NamedRef } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { PoolsDialogProps } from './PoolsDialog.tsx';

const PoolsDialog = lazyScreen(
  'pools',
  async () => (await import('./PoolsDialog.tsx')).PoolsDialog,
);

export interface ChangePoolsProps extends Pick<PoolsDialogProps, 'onSave'> {
  readonly chosen: readonly NamedRef[];
  /** Of the account. */
  readonly version: number;
}

/**
 * The button to change the pools; its dialog is loaded on demand, and starts with the current
 * pools.
 */
export function ChangePools({ chosen, onSave, version }: ChangePoolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  const pools = useListPools(count > 0 ? {} : null);
  const open = () => {
    setCount((opened) => opened + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button size="sm" onPress={open}>
        {i18n.t('Change pools')}
      </Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <PoolsDialog
          key={count}
          pools={pools.data?.data}
          chosen={chosen}
          version={version}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSave={onSave}
        />
      </Late>
    </>
  );
}
