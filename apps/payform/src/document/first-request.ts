import { createHmac } from 'node:crypto';
import { requestFormCredential } from '@tiyin/api/calls/form';
import type { ApiClient, ApiRequest } from '@tiyin/api/request';
import type { FormInit } from '@tiyin/api/types';
import { isAnswered, openForm } from '@tiyin/domain/payment-form';
import { credentialBody } from '../form/credential-body.ts';
import type { FirstRequest } from '../form/first-request.ts';
import { formInitFromWire } from '../form/wire.ts';

/** The path and the body of a first request. */
export type FirstRequestData = Omit<FirstRequest, 'answer'>;

/**
 * The request that the page sends while its scripts are loading (FORM-273), for the requisites that the form would
 * request by itself; undefined where it would request none.
 */
export function firstRequest(formId: string, init: FormInit): FirstRequestData | undefined {
  const state = openForm(formInitFromWire(init));
  if (state.step !== 'credential' || isAnswered(state)) return undefined;
  const choice = { methodId: state.method.id, amount: state.amount };
  const supportCode = createHmac('sha256', init.verficationKey).update(formId).digest('hex');
  const { path, body } = requestOf((client) =>
    requestFormCredential(client, { formId, body: credentialBody(formId, choice, supportCode) }),
  );
  return { path, body: JSON.stringify(body) };
}

/** The request of a call, which is not sent here. */
function requestOf(call: (client: ApiClient) => Promise<unknown>): ApiRequest {
  const made: ApiRequest[] = [];
  void call((request) => {
    made.push(request);
    // Never: nobody waits for the answer.
    return new Promise(() => {});
  });
  const [request] = made;
  if (request === undefined) throw new Error('the call has made no request');
  return request;
}

/**
 * The script that sends it, where the form runs, too: in a secure context. Its time limit (ms) is that of the form's
 * own calls.
 */
export function firstRequestScript(request: FirstRequestData): string {
  const first = JSON.stringify(request).replaceAll('<', '\\u003c');
  const json = '"application/json"';
  return (
    `if(isSecureContext){const first=${first};first.answer=fetch(first.path,{method:"POST",` +
    `credentials:"same-origin",signal:AbortSignal.timeout(30000),headers:{accept:${json},"content-type":${json}},` +
    'body:first.body});first.answer.catch(()=>{});window.tiyinFirst=first}'
  );
}
