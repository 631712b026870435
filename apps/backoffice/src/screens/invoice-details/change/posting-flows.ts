import type { PostingLeg, PreviewedPosting } from '@tiyin/api/types';
import { ledgerAccountName } from '../sections/ledger-accounts.ts';

/** Money that moves from one ledger account to another, in minor units. */
export interface PostingFlow {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/**
 * A posting as flows between accounts, where all its legs are shown and one of them is the source or the
 * target of all others; undefined elsewhere.
 */
export function postingFlows({ legs }: PreviewedPosting): PostingFlow[] | undefined {
  if (legs.reduce((sum, leg) => sum + leg.sum, 0) !== 0) return undefined;
  const sources = legs.filter(({ sum }) => sum < 0);
  const targets = legs.filter(({ sum }) => sum > 0);
  const [source] = sources;
  const [target] = targets;
  if (sources.length === 1 && source) return targets.map((each) => flow(source, each, each.sum));
  if (targets.length === 1 && target) return sources.map((each) => flow(each, target, -each.sum));
  return undefined;
}

function flow(from: PostingLeg, to: PostingLeg, amount: number): PostingFlow {
  return { from: ledgerAccountName(from), to: ledgerAccountName(to), amount };
}
