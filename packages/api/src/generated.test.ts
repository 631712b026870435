import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listInvoicesKey } from './generated/hooks/invoices.ts';
import { operations } from './generated/operations.ts';

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

interface ContractOperation {
  readonly operationId: string;
  readonly 'x-permission': string;
  readonly 'x-permission-also'?: string;
  readonly 'x-permission-unless'?: string;
  readonly 'x-step-up'?: true;
  readonly 'x-before-second-factor'?: true;
  readonly responses: Readonly<Record<string, unknown>>;
}

// API-1, PEOPLE-19
test('the table of operations is the contract’s', () => {
  const text = readFileSync(join(import.meta.dirname, '..', 'openapi.yaml'), 'utf8');
  const contract: { paths: Record<string, Record<string, ContractOperation>> } = parse(text);
  const wanted = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      operationId: operation.operationId,
      path,
      permission: operation['x-permission'],
      permissionAlso: operation['x-permission-also'],
      permissionUnless: operation['x-permission-unless'],
      stepUp: operation['x-step-up'],
      beforeSecondFactor: operation['x-before-second-factor'],
      successes: Object.keys(operation.responses).filter((status) => status.startsWith('2')),
    })),
  );
  expect(wanted.length).toBeGreaterThan(0);
  const table = operations.map(({ tag: _tag, successStatus, mayNeedApproval, ...row }) => ({
    permissionAlso: undefined,
    permissionUnless: undefined,
    stepUp: undefined,
    beforeSecondFactor: undefined,
    ...row,
    successes: [String(successStatus), ...(mayNeedApproval ? ['202'] : [])],
  }));
  // Of one path, the generator sorts the methods.
  const byId = (rows: typeof wanted) =>
    rows.toSorted((one, other) => one.operationId.localeCompare(other.operationId));
  expect(byId(table)).toEqual(byId(wanted));
});
