import { Button } from '@tiyin/ui/button';
import { ChevronDownIcon } from '@tiyin/ui/icon';
import type { StatusSelectProps } from '@tiyin/ui/payments/status-select';
import { useState } from 'react';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';

const StatusSelect = lazyScreen(
  'status-select',
  async () => (await import('@tiyin/ui/payments/status-select')).StatusSelect,
);

/** Another status. A menu is heavy: until the first press there is a button in its place. */
export function StatusChange(props: StatusSelectProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <Button
      variant="primary"
      iconAfter={ChevronDownIcon}
      isPending={isWanted}
      onPress={() => setIsWanted(true)}
    >
      Change status
    </Button>
  );
  return (
    <Late isWanted={isWanted} fallback={button} onFailed={() => setIsWanted(false)}>
      <StatusSelect {...props} isOpenAtFirst />
    </Late>
  );
}
