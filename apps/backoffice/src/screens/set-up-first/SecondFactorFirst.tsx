import { Suspense, type ReactNode } from 'react';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';

const SetUpFirst = lazyScreen(
  'set-up-first',
  async () => (await import('./SetUpFirst.tsx')).SetUpFirst,
);

const GiveFactor = lazyScreen(
  'give-factor',
  async () => (await import('./GiveFactor.tsx')).GiveFactor,
);

/**
 * Where a second factor is required, a person without one sets it up before anything else (PEOPLE-176); after a sign-in
 * at the OpenID provider a person who has one gives it (PEOPLE-407).
 */
export function SecondFactorFirst({
  children,
  fallback,
}: {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}) {
  const { mustGiveSecondFactor, mustSetUpSecondFactor } = useCurrentUser();
  if (!mustGiveSecondFactor && !mustSetUpSecondFactor) return children;
  return (
    <Suspense fallback={fallback}>
      {mustGiveSecondFactor ? <GiveFactor /> : <SetUpFirst />}
    </Suspense>
  );
}
