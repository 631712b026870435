import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { usePreviewInvoiceChange } from '@tiyin/api/hooks/invoices';
import { InvoiceStruct } from '@tiyin/api/structs/invoice';
import type { ChangePreview, Invoice, PreviewRequest } from '@tiyin/api/types';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';

/** The effect of a change, as far as it is known. */
export interface PreviewState {
  readonly effect?: ChangePreview | undefined;
  /** The reason why it is not known, in words. */
  readonly problem?: string | undefined;
  /** The change itself would be refused: a retry does not help. */
  readonly isRefused?: boolean;
  /** The effect is the one before the last choice, and a newer one is on its way. */
  readonly isRefreshing?: boolean;
}

/** Requests the effect of a change of an invoice. */
export type RequestPreview = (invoice: Invoice, change: PreviewRequest) => Promise<ChangePreview>;

/** Requests the effect of a change, for the version that the person sees. */
export function useRequestPreview(): RequestPreview {
  const { trigger } = usePreviewInvoiceChange();
  return async (invoice, body) => {
    const ifMatch = etagOf(invoice.version);
    return (await trigger({ id: invoice.invoiceId, ifMatch, body })).data;
  };
}

/** The effect of the latest requested change of an invoice. */
export function usePreview(request: RequestPreview) {
  const { begin, stateOf } = useEffectPreview();
  return {
    stateOf,
    begin: (of: object, invoice: Invoice, change: PreviewRequest, before?: ChangePreview) =>
      begin(of, () => request(invoice, change), before),
  };
}

/** The effect of the latest request; responses to earlier requests are ignored. */
export function useEffectPreview() {
  const [known, setKnown] = useState<{ readonly of: object; readonly state: PreviewState }>();
  /** @param before an effect that stays in sight meanwhile. */
  const begin = async (
    of: object,
    request: () => Promise<ChangePreview>,
    before?: ChangePreview,
  ) => {
    setKnown({ of, state: before ? { effect: before, isRefreshing: true } : {} });
    const state = await request().then((effect) => ({ effect }), describeProblem);
    setKnown((current) => (current?.of === of ? { of, state } : current));
  };
  return {
    stateOf: (of: object): PreviewState => (known?.of === of ? known.state : {}),
    begin,
  };
}

function describeProblem(error: unknown): PreviewState {
  if (!(error instanceof ApiProblem)) throw error;
  const current = readCurrent<Invoice>(InvoiceStruct, error);
  if (current !== undefined) {
    const status = current.invoiceStatus.code;
    return {
      problem: i18n.t('The invoice was changed meanwhile and is now {status}.', { status }),
      isRefused: true,
    };
  }
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
  return { problem: error.errors[0]?.message ?? error.title, isRefused };
}
