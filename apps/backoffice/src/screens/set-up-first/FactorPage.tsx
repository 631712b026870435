import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { GiveFactor } from './GiveFactor.tsx';
import { SetUpFirst } from './SetUpFirst.tsx';

/** The page in front of all others while a second factor is missing. */
export function FactorPage() {
  return useCurrentUser().mustGiveSecondFactor ? <GiveFactor /> : <SetUpFirst />;
}
