import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { listInvoicesKey } from './generated/hooks/invoices.ts';
import { operations } from './generated/operations.ts';
import { problemStatuses } from './problem-codes.ts';

test('a key holds the operation and every parameter', () => {
  const key = (parameters: Parameters<typeof listInvoicesKey>[0]) =>
    unstable_serialize(listInvoicesKey(parameters));
  const keys = [
    {},
    { page: 1 },
    { page: 2 },
    { page: 1, size: 25 },
    { page: 1, terminalId: 7 },
  ] as const;
  expect(new Set(keys.map(key)).size).toBe(keys.length);
  expect(key({ page: 1, terminalId: 7 })).toBe(key({ terminalId: 7, page: 1 }));
  expect(key({})).toContain('listInvoices');
});

const readContract = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'generated', 'openapi.json'), 'utf8'));

interface SecuredOperation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-permission': string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-problems'?: readonly string[];
}

interface ContractOperation {
  readonly operationId: string;
  readonly 'x-permission': string;
  readonly 'x-permission-also'?: string;
  readonly 'x-permission-unless'?: string;
  readonly 'x-key-scope'?: string;
  readonly 'x-step-up'?: true;
  readonly 'x-before-second-factor'?: true;
  readonly 'x-rate-limit'?: number;
  readonly responses: Readonly<Record<string, unknown>>;
}

// API-1, API-443, API-487, PEOPLE-19
test('the table of operations is the contract’s', () => {
  const contract: { paths: Record<string, Record<string, ContractOperation>> } = readContract();
  const wanted = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      operationId: operation.operationId,
      path,
      permission: operation['x-permission'],
      permissionAlso: operation['x-permission-also'],
      permissionUnless: operation['x-permission-unless'],
      keyScope: operation['x-key-scope'],
      stepUp: operation['x-step-up'],
      beforeSecondFactor: operation['x-before-second-factor'],
      rateLimit: operation['x-rate-limit'],
      successes: Object.keys(operation.responses).filter((status) => status.startsWith('2')),
    })),
  );
  expect(wanted.length).toBeGreaterThan(0);
  const table = operations.map(({ tag: _tag, successStatus, mayNeedApproval, ...row }) => ({
    permissionAlso: undefined,
    permissionUnless: undefined,
    keyScope: undefined,
    stepUp: undefined,
    beforeSecondFactor: undefined,
    rateLimit: undefined,
    ...row,
    successes: [String(successStatus), ...(mayNeedApproval ? ['202'] : [])],
  }));
  // Of one path, the generator sorts the methods.
  const byId = (rows: typeof wanted) =>
    rows.toSorted((one, other) => one.operationId.localeCompare(other.operationId));
  expect(byId(table)).toEqual(byId(wanted));
});

const securityOf = (permission: string): string[] => {
  if (permission === 'public') return [];
  if (permission === 'merchant-key') return ['apiKey'];
  if (permission === 'provider-signature') return ['providerSignature'];
  return ['sessionToken', 'sessionSignature'];
};

function securedOperations(): SecuredOperation[] {
  const contract: { paths: Record<string, Record<string, SecuredOperation>> } = readContract();
  return Object.values(contract.paths).flatMap((item) => Object.values(item));
}

// API-441
test('the security of every operation agrees with its permission', () => {
  const all = securedOperations();
  expect(all.length).toBe(operations.length);
  for (const { operationId, security, 'x-permission': permission } of all) {
    const schemes = security?.flatMap((each) => Object.keys(each));
    expect([operationId, schemes]).toEqual([operationId, securityOf(permission)]);
  }
});

// API-442
test('every operation names its refusals by status, and each of its codes has its status there', () => {
  for (const {
    operationId,
    responses,
    'x-permission': permission,
    ...more
  } of securedOperations()) {
    const statuses = Object.keys(responses);
    const needed = ['400', '421', '500', '503', ...(permission === 'public' ? [] : ['401'])];
    expect(statuses, operationId).toEqual(expect.arrayContaining(needed));
    expect(statuses, operationId).not.toContain('default');
    for (const code of more['x-problems'] ?? []) {
      const known = Object.entries(problemStatuses).find(([name]) => name === code);
      expect(statuses, `${operationId} ${code}`).toContain(String(known?.[1]));
    }
  }
});
