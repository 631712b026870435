import type { ApiProblem } from '@tiyin/api/errors';
import type { FormFunnel } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { DataTable } from '@tiyin/ui/data-table';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { funnelColumns } from './funnel-columns.ts';
import { funnelInWords, funnelRows } from './funnel-rows.ts';

export interface FunnelViewProps {
  /** Missing until the first response. */
  readonly funnel: FormFunnel | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** How far customers come on the payment form, and where most of them leave (OFFICE-783). */
export function FunnelView({ funnel, isRetrying = false, onRetry, problem }: FunnelViewProps) {
  const rows = useMemo(() => (funnel === undefined ? [] : funnelRows(funnel)), [funnel]);
  const sentence = funnel && funnelInWords(funnel);
  const isEmpty = funnel !== undefined && sentence === undefined;
  const isMissing = funnel === undefined && problem !== undefined;
  return (
    <Card title={i18n.t('Payment form')} padding="md">
      <Stack gap={12}>
        <LoadProblem
          subject={i18n.t('steps')}
          problem={problem}
          hasOlder={funnel !== undefined}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
        {isEmpty && <p>{i18n.t('No form of a deposit was made in this period.')}</p>}
        {sentence !== undefined && <p>{sentence}</p>}
        {!isEmpty && !isMissing && (
          <DataTable
            label={i18n.t('Steps of the payment form')}
            columns={funnelColumns}
            rows={rows}
            rowKey={({ kind, name }) => `${kind} ${name}`}
            isLoading={funnel === undefined}
            expectedRows={4}
            loadingLabel={i18n.t('Loading the steps of the payment form')}
            empty={null}
          />
        )}
      </Stack>
    </Card>
  );
}
