import { initForm } from '@tiyin/api/calls/form';
import { createFetchClient } from '@tiyin/api/fetch-client';
import { ApiProblem } from '@tiyin/api/errors';
import { isRetriable } from '@tiyin/api/retry';
import type { FormInit } from '@tiyin/api/types';
import { clockOffset, statusPollMs } from '@tiyin/domain/payment-form';
import { pause } from '../form/pause.ts';
import { wearAccent } from './wear-accent.ts';

/** How far the loading of a form has come. Times and the offset are ms. */
export type LoadedForm =
  | { readonly kind: 'loading'; readonly isConnectionLost: boolean }
  | {
      readonly kind: 'opened';
      readonly init: FormInit;
      readonly nowMs: number;
      readonly offsetMs: number;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'refused' };

/** Requests the form until the server has answered, and reports the state of loading. */
export async function loadForm(
  formId: string,
  onProgress: (loaded: LoadedForm) => void,
  signal: AbortSignal,
): Promise<void> {
  const client = createFetchClient();
  while (!signal.aborted) {
    try {
      const init = await initForm(client, { formId }, { signal });
      wearAccent(document.documentElement, init.merchantAccent);
      const offsetMs = clockOffset(init.serverTime, Date.now());
      return onProgress({ kind: 'opened', init, nowMs: Date.parse(init.serverTime), offsetMs });
    } catch (error) {
      if (signal.aborted) return;
      if (!isRetriable(error))
        return onProgress({ kind: isUnknown(error) ? 'not-found' : 'refused' });
      onProgress({ kind: 'loading', isConnectionLost: true });
    }
    await pause(statusPollMs, signal);
  }
}

/** No such form, or an impossible id. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400);
