import type { RoutingDecision, RoutingStep } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import { accountPath } from '../../../routing/paths.ts';
import { CopiedIdentifier } from '../CopiedIdentifier.tsx';
import type { SectionTable } from './InvoiceSection.tsx';
import { TimeCell } from './TimeCell.tsx';

/** One account of one decision. */
export interface RoutingRow extends RoutingStep {
  readonly key: string;
  readonly eventTime: string;
}

/** An account was taken or passed over: one row each, in the order in which they were tried. */
export function routingRows(decisions: readonly RoutingDecision[]): RoutingRow[] {
  return decisions.flatMap(({ eventTime, id, steps }) =>
    steps.map((step, index) => ({ ...step, eventTime, key: `${id}.${index}` })),
  );
}

const outcomes: Readonly<Record<RoutingStep['outcome'], string>> = lateTexts({
  amount_taken: () => i18n.t('Passed over: another deposit waits for this amount'),
  chosen: () => i18n.t('Chosen'),
  disabled: () => i18n.t('Passed over: switched off'),
  provider_paused: () => i18n.t('Passed over: its provider is paused'),
  no_credentials: () => i18n.t('Passed over: it has no card or phone number'),
  paused: () => i18n.t('Passed over: it paused itself'),
  limit_reached: () => i18n.t('Passed over: its limit is reached'),
  share_used: () => i18n.t("Passed over: its merchant's share of accounts for this amount is used"),
  refused_before: () => i18n.t('Passed over: it refused this one before'),
  too_little_money: () => i18n.t('Passed over: too little money on it'),
});

function Outcome({ outcome }: Pick<RoutingStep, 'outcome'>) {
  return outcome === 'chosen' ? <Badge tone="success">{outcomes.chosen}</Badge> : outcomes[outcome];
}

/** Why each payment account was taken or passed over (ROUTING-29). */
export const routingTable: SectionTable<RoutingRow> = {
  title: () => i18n.t('Routing'),
  emptyText: () => i18n.t('No account was looked for'),
  rowKey: ({ key }) => key,
  columns: [
    {
      id: 'account',
      header: () => i18n.t('Account ID'),
      cell: ({ accountId, lastFour }) => (
        <CopiedIdentifier
          value={String(accountId)}
          {...(lastFour !== undefined && { shown: `${accountId} (··${lastFour})` })}
          what={i18n.t('Account ID')}
          href={accountPath(accountId)}
        />
      ),
      fold: 'title',
    },
    {
      id: 'outcome',
      header: () => i18n.t('Outcome'),
      cell: ({ outcome }) => <Outcome outcome={outcome} />,
      size: 'fill',
      fold: 'bare',
    },
    {
      id: 'time',
      header: () => i18n.t('Time (UTC)'),
      cell: ({ eventTime }) => <TimeCell time={eventTime} />,
    },
  ],
};
