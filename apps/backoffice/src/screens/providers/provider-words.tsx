import type { ManagedProvider, ProviderKind } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';

/** The kinds of providers in words. */
export const kindWords: Readonly<Record<ProviderKind, string>> = {
  http: 'Over HTTP',
  manual: 'By hand',
  sandbox: 'Sandbox',
};

/** "96 % of 426", or "None ended". */
export function rateWords({ done, ended }: ManagedProvider['success']['deposits']): string {
  return ended === 0 ? 'None ended' : `${Math.floor((done / ended) * 100)} % of ${ended}`;
}

/** "3 of 4 enabled". */
export function accountWords({
  accountCount,
  enabledAccountCount,
}: Pick<ManagedProvider, 'accountCount' | 'enabledAccountCount'>): string {
  return accountCount === 0 ? 'None' : `${enabledAccountCount} of ${accountCount} enabled`;
}

/** Whether a provider works or is paused. */
export function ProviderStateBadge({ isPaused }: { readonly isPaused: boolean }) {
  return (
    <Badge tone={isPaused ? 'warning' : 'success'} mark="dot">
      {isPaused ? 'Paused' : 'Works'}
    </Badge>
  );
}
