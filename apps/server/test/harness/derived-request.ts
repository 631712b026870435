import { randomUUID } from 'node:crypto';
import { type OperationId, operations } from '@tiyin/api/operations';
import * as s from 'superstruct';
import { type Parameter, requestContract } from './contract.ts';
import type { RequestParts } from './request-parts.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

/** Read only on access: a form has what its request reads. */
type Values = Readonly<Record<string, () => number | string>>;

const bodyStruct = s.record(s.string(), s.unknown());

/**
 * The valid request of an operation, as far as the contract gives it: the example of the body, and the
 * required parameters, with the ids of the world under the names that the contract gives them.
 * @throws Error if it takes more; then `requests.ts` has a row for it
 */
export function derivedRequest(
  operationId: OperationId,
  form: LiveForm,
  world: World,
): RequestParts {
  const { parameters, body, example } = requestContract(operationId);
  const values = valuesOf(form, world);
  const required = (part: Parameter['in']): Readonly<Record<string, string>> | undefined => {
    const names = parameters.filter((each) => each.in === part && each.isRequired);
    if (names.length === 0) return undefined;
    return Object.fromEntries(names.map(({ name }) => [name, valueOf(operationId, name, values)]));
  };
  const [path, query, headers] = [required('path'), required('query'), required('header')];
  return {
    ...(path && { path }),
    ...(query && { query }),
    ...(headers && { headers: inLowerCase(headers) }),
    ...(body && { body: withIds(operationId, example, values) }),
  };
}

/** As a request has them. */
function inLowerCase(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function valuesOf(form: LiveForm, world: World): Values {
  return {
    formId: () => form.formId,
    invoiceId: () => form.invoiceId,
    terminalId: () => form.terminalId,
    ticketId: () => form.ticketId,
    transferId: () => form.transferId,
    approvalId: () => form.approvalId,
    endpointId: () => form.endpointId,
    eventId: () => form.eventId,
    supportCode: () => form.supportCode,
    accountId: () => world.accountId,
    notificationId: () => world.notificationId,
    keyId: () => world.apiKeyId,
    merchantId: () => world.shops[0].merchantId,
    'Idempotency-Key': () => randomUUID(),
  };
}

function valueOf(operationId: OperationId, name: string, values: Values): string {
  const value = values[name === 'id' ? idName(operationId) : name];
  if (value === undefined) throw new Error(`requests.ts has no row for ${operationId}: ${name}`);
  return String(value());
}

/** `{id}` is named by the segment before it: `/api/merchant/v1/invoices/{id}` is about an `invoiceId`. */
function idName(operationId: OperationId): string {
  const operation = operations.find((known) => known.operationId === operationId);
  const segment = /(?<noun>[a-z]+?)s?\/\{id\}/.exec(operation?.path ?? '')?.groups?.['noun'];
  return `${segment}Id`;
}

function withIds(operationId: OperationId, example: unknown, values: Values): object {
  if (example === undefined) throw new Error(`requests.ts has no row for ${operationId}: its body`);
  const entries = Object.entries(s.create(example, bodyStruct));
  return Object.fromEntries(entries.map(([name, given]) => [name, values[name]?.() ?? given]));
}
