import type { paymentAccount } from '../../db/schema.ts';

/** A payment account row. */
export type AccountRow = typeof paymentAccount.$inferSelect;

/** An account that may be chosen, and whether its provider is paused (ROUTING-300). */
export type CandidateRow = AccountRow & { readonly isProviderPaused: boolean };

/** Why an account takes no deposits at all. */
export type Obstacle = 'disabled' | 'paused' | 'provider_paused' | 'no_credentials';

/** The part of an account that routing judges, beside its money. */
export type JudgedAccount = Pick<
  AccountRow,
  'checkUniqueAmount' | 'currency' | 'id' | 'limit' | 'priority'
> & { readonly obstacle: Obstacle | undefined };

type State = {
  readonly isEnabled: boolean;
  readonly isPaused: boolean;
  readonly isProviderPaused: boolean;
  readonly hasCredential: boolean;
};

export function obstacleOf(state: State): Obstacle | undefined {
  if (!state.isEnabled) return 'disabled';
  if (state.isPaused) return 'paused';
  if (state.isProviderPaused) return 'provider_paused';
  return state.hasCredential ? undefined : 'no_credentials';
}

/** The same of a row. */
export function judgedAccount(row: CandidateRow): JudgedAccount {
  const { isEnabled, isProviderPaused } = row;
  const isPaused = row.pausedAt !== null;
  const hasCredential = row.valueEncrypted !== null;
  return { ...row, obstacle: obstacleOf({ isEnabled, isPaused, isProviderPaused, hasCredential }) };
}
