import { funnelSteps } from '@tiyin/domain/monitoring';
import type { DataColumn } from '@tiyin/ui/data-table';
import { i18n } from '../../../texts/i18n.ts';
import { type FunnelRow, kindWords, leakInWords, stepInWords, stepWords } from './funnel-rows.ts';

/** The group, a column for each step, and where most customers leave. */
export const funnelColumns: readonly DataColumn<FunnelRow>[] = [
  {
    id: 'group',
    header: () => i18n.t('Forms'),
    cell: ({ kind, name }) => (kind === 'all' ? name : `${kindWords[kind]}: ${name}`),
    fold: 'title',
  },
  ...funnelSteps.map((step): DataColumn<FunnelRow> => ({
    id: step,
    header: () => stepWords[step],
    cell: (row) => stepInWords(row, step),
    align: 'end',
  })),
  {
    id: 'leak',
    header: () => i18n.t('Most leave'),
    cell: leakInWords,
  },
];
