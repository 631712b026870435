import { Banner } from '@tiyin/ui/banner';
import { DescriptionList } from '@tiyin/ui/description-list';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';
import type { SettlementReview } from './settlement-review.ts';

/** The rate that a settlement implies, how far that is from the rate, and the balance after it (OFFICE-231). */
export function SettlementFacts({ review }: { readonly review: SettlementReview }) {
  const { balanceAfter, balanceBefore, deviation, doubt, implied, isBalanceEnough } = review;
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { term: i18n.t('Implied rate'), value: implied },
          { term: i18n.t('Deviation'), value: deviation ?? i18n.t('no rate to compare with') },
          { term: i18n.t('Balance before'), value: balanceBefore },
          { term: i18n.t('Balance after'), value: balanceAfter },
        ]}
      />
      {!isBalanceEnough && (
        <Banner tone="error">{i18n.t('The balance does not cover this amount.')}</Banner>
      )}
      {isBalanceEnough && doubt !== undefined && <Banner tone="warning">{doubt}</Banner>}
    </Stack>
  );
}
