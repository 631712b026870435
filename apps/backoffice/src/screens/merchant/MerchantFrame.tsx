import type { Merchant } from '@tiyin/api/types';
import { PageHeader } from '@tiyin/ui/page-header';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { columns } from './MerchantView.css.ts';

export interface MerchantFrameProps {
  readonly merchant: Pick<Merchant, 'id' | 'name' | 'terminals'>;
  /** New Merchant, for people who may create one. */
  readonly actions?: ReactNode;
  readonly details: ReactNode;
  /** Next to the details; missing without permission. */
  readonly callback?: ReactNode;
  readonly apiKeys?: ReactNode;
  readonly webhookKey?: ReactNode;
  readonly endpoints?: ReactNode;
  readonly look?: ReactNode;
  /** The history of its changes. */
  readonly history?: ReactNode;
}

/** The page of a merchant, with its parts as children (OFFICE-76). */
export function MerchantFrame(props: MerchantFrameProps) {
  const { actions, apiKeys, callback, details, endpoints, history, look, merchant, webhookKey } =
    props;
  const count = merchant.terminals.length;
  return (
    <Stack gap={24}>
      <PageHeader
        title={merchant.name}
        note={i18n.t('{count, plural, one {{count} terminal} other {{count} terminals}}', {
          count,
        })}
        actions={actions}
      />
      <div className={columns}>
        {details}
        {callback}
      </div>
      {apiKeys}
      {webhookKey}
      {endpoints}
      {look}
      {history}
    </Stack>
  );
}
