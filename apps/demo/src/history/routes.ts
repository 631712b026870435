import type { AccountId } from '@tiyin/domain/ids';
import type { RoutingStep } from '@tiyin/server/payments/routing/choose-account';
import type { Scenario } from '../scenarios/scenario.ts';
import type { CastAccount } from './participants.ts';
import { type CashDesk, makeReady, makeRoom, standingOn } from './cash.ts';

type Step = { readonly accountId: AccountId; readonly outcome: string };

/** An account that was chosen, and why the others were not (ROUTING-29). */
export type Route = { readonly account: CastAccount; readonly routing: readonly Step[] };

/** The accounts of a scenario's method and mode, by priority, then least recently used (ROUTING-25). */
function candidates({ participants }: CashDesk, { terminal, methodId }: Scenario): CastAccount[] {
  return participants.accounts
    .filter((account) => account.methodId === methodId && account.isSandbox === terminal.isTest)
    .toSorted((a, b) => b.priority - a.priority || a.lastUsedAt - b.lastUsedAt || a.id - b.id);
}

/** Chooses the account that a deposit's customer is shown at an instant (Unix ms). */
export function routeDeposit(desk: CashDesk, scenario: Scenario, at: number): Route {
  const list = candidates(desk, scenario);
  const place = Math.min(scenario.passedOver, list.length - 1);
  const account = list[place];
  if (!account) throw new Error(`the demo has no account for method ${scenario.methodId}`);
  makeRoom(desk, account, scenario.amount, at);
  account.lastUsedAt = at;
  const taken: RoutingStep['outcome'] = 'amount_taken';
  const before = list.slice(0, place).map(({ id }) => ({ accountId: id, outcome: taken }));
  return { account, routing: [...before, { accountId: account.id, outcome: 'chosen' }] };
}

/**
 * Chooses the account that pays a withdrawal at an instant (Unix ms); none if all have refused it.
 * If all balances are too small, the first is topped up in time.
 */
export function routePayout(
  desk: CashDesk,
  scenario: Scenario,
  refusedBy: readonly AccountId[],
  at: number,
): Partial<Route> & Pick<Route, 'routing'> {
  const list = candidates(desk, scenario);
  const open = list.filter(({ id }) => !refusedBy.includes(id));
  const rich = open.find((account) => standingOn(desk, account) >= scenario.amount);
  const account = rich ?? open[0];
  const routing: Step[] = [];
  for (const { id } of list) {
    const isRefused = refusedBy.includes(id);
    if (id !== account?.id) {
      routing.push({ accountId: id, outcome: isRefused ? 'refused_before' : 'too_little_money' });
      continue;
    }
    routing.push({ accountId: id, outcome: 'chosen' });
    break;
  }
  if (!account) return { routing };
  makeReady(desk, account, scenario.amount, at);
  account.lastUsedAt = at;
  return { account, routing };
}
