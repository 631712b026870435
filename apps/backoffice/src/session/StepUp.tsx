import { useSyncExternalStore } from 'react';
import { Late } from '../routing/Late.tsx';
import { lazyScreen } from '../routing/lazy-screen.ts';
import { useSession } from './SessionProvider.tsx';

/** Few visits need it, and it knows passkeys. */
const OpenStepUp = lazyScreen(
  'step-up',
  async () => (await import('./step-up/OpenStepUp.tsx')).OpenStepUp,
);

/** Asks the person to confirm who they are when a request needs it, which is then repeated (PEOPLE-174). */
export function StepUp() {
  const { stepUp } = useSession();
  const isOpen = useSyncExternalStore(stepUp.subscribe, stepUp.isOpen);
  if (!isOpen) return null;
  return (
    <Late onFailed={() => stepUp.settle(false)}>
      <OpenStepUp onEnd={stepUp.settle} />
    </Late>
  );
}
