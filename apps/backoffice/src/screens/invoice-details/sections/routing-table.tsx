import type { RoutingDecision, RoutingStep } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
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

const outcomes: Readonly<Record<RoutingStep['outcome'], string>> = {
  amount_taken: 'Passed over: another deposit waits for this amount',
  chosen: 'Chosen',
  disabled: 'Passed over: switched off',
  provider_paused: 'Passed over: its provider is paused',
  no_credentials: 'Passed over: it has no card or phone number',
  paused: 'Passed over: it paused itself',
  limit_reached: 'Passed over: its limit is reached',
  share_used: "Passed over: its merchant's share of accounts for this amount is used",
  refused_before: 'Passed over: it refused this one before',
  too_little_money: 'Passed over: too little money on it',
};

function Outcome({ outcome }: Pick<RoutingStep, 'outcome'>) {
  return outcome === 'chosen' ? <Badge tone="success">{outcomes.chosen}</Badge> : outcomes[outcome];
}

/** Why each payment account was taken or passed over (ROUTING-29). */
export const routingTable: SectionTable<RoutingRow> = {
  title: 'Routing',
  emptyText: 'No account was looked for',
  rowKey: ({ key }) => key,
  columns: [
    {
      id: 'account',
      header: 'Account ID',
      cell: ({ accountId, lastFour }) => (
        <CopiedIdentifier
          value={String(accountId)}
          {...(lastFour !== undefined && { shown: `${accountId} (··${lastFour})` })}
          what="Account ID"
          href={accountPath(accountId)}
        />
      ),
      fold: 'title',
    },
    {
      id: 'outcome',
      header: 'Outcome',
      cell: ({ outcome }) => <Outcome outcome={outcome} />,
      size: 'fill',
      fold: 'bare',
    },
    { id: 'time', header: 'Time (UTC)', cell: ({ eventTime }) => <TimeCell time={eventTime} /> },
  ],
};
