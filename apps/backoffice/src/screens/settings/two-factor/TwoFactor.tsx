import { useGetTwoFactor } from '@tiyin/api/hooks/two-factor';
import { useState } from 'react';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { TwoFactorView } from './TwoFactorView.tsx';

/** They are used once or twice in a lifetime, and a QR code is not light. */
const SetUp = lazyScreen('two-factor-set-up', async () => (await import('./SetUp.tsx')).SetUp);
const RenewCodes = lazyScreen(
  'two-factor-codes',
  async () => (await import('./RenewCodes.tsx')).RenewCodes,
);
const TurnOff = lazyScreen('two-factor-off', async () => (await import('./TurnOff.tsx')).TurnOff);

/** The signed-in person's second factor. */
export function TwoFactor() {
  const query = useGetTwoFactor({});
  const [open, setOpen] = useState<'renew' | 'set-up' | 'turn-off'>();
  const done = () => {
    setOpen(undefined);
    void query.mutate();
  };
  return (
    <>
      <TwoFactorView
        twoFactor={query.data?.data}
        problem={query.error}
        onRetry={() => void query.mutate()}
        onSetUp={() => setOpen('set-up')}
        onTurnOff={() => setOpen('turn-off')}
        onRenew={() => setOpen('renew')}
      />
      <Late key={open} onFailed={() => setOpen(undefined)}>
        {open === 'set-up' && <SetUp onDone={done} />}
        {open === 'turn-off' && <TurnOff onDone={done} />}
        {open === 'renew' && <RenewCodes onDone={done} />}
      </Late>
    </>
  );
}
