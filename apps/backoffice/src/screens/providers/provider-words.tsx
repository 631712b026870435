import type { ManagedProvider, ProviderKind } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

/** The kinds of providers in words. */
export const kindWords: Readonly<Record<ProviderKind, string>> = lateTexts({
  http: () => i18n.t('Over HTTP'),
  manual: () => i18n.t('By hand'),
  sandbox: () => i18n.t('Sandbox'),
});

/** "96 % of 426", or "None ended". */
export function rateWords({ done, ended }: ManagedProvider['success']['deposits']): string {
  return ended === 0
    ? i18n.t('None ended')
    : i18n.t('{done} % of {ended}', { done: Math.floor((done / ended) * 100), ended });
}

/** "3 of 4 enabled". */
export function accountWords({
  accountCount,
  enabledAccountCount,
}: Pick<ManagedProvider, 'accountCount' | 'enabledAccountCount'>): string {
  return accountCount === 0
    ? i18n.t('None')
    : i18n.t('{enabledAccountCount} of {accountCount} enabled', {
        enabledAccountCount,
        accountCount,
      });
}

/** Whether a provider works or is paused. */
export function ProviderStateBadge({ isPaused }: { readonly isPaused: boolean }) {
  return (
    <Badge tone={isPaused ? 'warning' : 'success'} mark="dot">
      {isPaused ? i18n.t('Paused') : i18n.t('Works')}
    </Badge>
  );
}
