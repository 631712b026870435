import type { TerminalDetails } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { Identifier } from '@tiyin/ui/identifier';
import { FlowTypeBadge } from '@tiyin/ui/payments/flow-type-badge';
import { TestBadge } from '@tiyin/ui/payments/test-badge';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { ProductionSwitch } from './late-fields.ts';
import type { ProductionSwitchProps } from './ProductionSwitch.tsx';

export interface TerminalHeadProps {
  readonly terminal: TerminalDetails;
  /** Missing without the permission to switch it. */
  readonly production?: Omit<ProductionSwitchProps, 'inTest'> | undefined;
}

/** The fixed properties of a terminal, and its switch to production. */
export function TerminalHead({ production, terminal }: TerminalHeadProps) {
  const { currency, id, inTest, paymentFlow } = terminal;
  const items = [
    { term: i18n.t('ID'), value: <Identifier>{String(id)}</Identifier> },
    { term: i18n.t('Flow Type'), value: <FlowTypeBadge flow={paymentFlow.code} /> },
    { term: i18n.t('Currency'), value: currency.code },
    { term: i18n.t('Mode'), value: inTest ? <TestBadge /> : i18n.t('Production') },
  ];
  return (
    <Card>
      <Stack gap={16}>
        <DescriptionList columns={2} items={items} />
        {production && (
          <Late fallback={<Skeleton height="control" width="long" />}>
            <ProductionSwitch inTest={inTest} {...production} />
          </Late>
        )}
      </Stack>
    </Card>
  );
}
