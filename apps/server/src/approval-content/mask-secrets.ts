import type { ApprovalPreview } from '@tiyin/api/types';
import { lastFour } from '@tiyin/domain/requisites';

/** A preview with no more than the last four digits of card and phone numbers (PEOPLE-266). */
export function maskSecrets({ changes, ...rest }: ApprovalPreview): ApprovalPreview {
  const masked = (value: string | null) => value && `•••• ${lastFour(value)}`;
  return {
    ...rest,
    changes: changes.map((change) =>
      change.isSecret === true
        ? { ...change, before: masked(change.before), after: masked(change.after) }
        : change,
    ),
  };
}

/** Whether a preview has numbers that only people with people.account may read in full. */
export function hasSecrets({ changes }: ApprovalPreview): boolean {
  return changes.some(({ isSecret }) => isSecret === true);
}
