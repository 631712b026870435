import { Suspense, type ReactNode } from 'react';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';

const SetUpFirst = lazyScreen(
  'set-up-first',
  async () => (await import('./SetUpFirst.tsx')).SetUpFirst,
);

/** Where a second factor is required, a person without one sets it up before anything else (PEOPLE-176). */
export function SecondFactorFirst({
  children,
  fallback,
}: {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}) {
  if (!useCurrentUser().mustSetUpSecondFactor) return children;
  return (
    <Suspense fallback={fallback}>
      <SetUpFirst />
    </Suspense>
  );
}
