import { Suspense, type ReactNode } from 'react';
import { withTexts } from '../../texts/load-texts.ts';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';

const FactorPage = lazyScreen(
  'factor-page',
  withTexts('set-up-first', async () => (await import('./FactorPage.tsx')).FactorPage),
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
      <FactorPage />
    </Suspense>
  );
}
