import { Banner } from '@tiyin/ui/banner';
import { DescriptionList } from '@tiyin/ui/description-list';
import { Stack } from '@tiyin/ui/stack';
import type { SettlementReview } from './settlement-review.ts';

/** The rate that a settlement implies, how far that is from the rate, and the balance after it (OFFICE-231). */
export function SettlementFacts({ review }: { readonly review: SettlementReview }) {
  const { balanceAfter, balanceBefore, deviation, doubt, implied, isBalanceEnough } = review;
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { term: 'Implied rate', value: implied },
          { term: 'Deviation', value: deviation ?? 'no rate to compare with' },
          { term: 'Balance before', value: balanceBefore },
          { term: 'Balance after', value: balanceAfter },
        ]}
      />
      {!isBalanceEnough && <Banner tone="error">The balance does not cover this amount.</Banner>}
      {isBalanceEnough && doubt !== undefined && <Banner tone="warning">{doubt}</Banner>}
    </Stack>
  );
}
