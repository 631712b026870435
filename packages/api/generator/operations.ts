import type { Contract } from './contract.ts';

/** The table of operations, from which the server checks permissions and its tests take their rows. */
export function renderOperations({ operations }: Contract): string {
  const rows = operations.map(
    ({ method, operationId, path, permission, permissionAlso, permissionUnless, tag }) =>
      `  ${JSON.stringify({ operationId, method, path, permission, permissionAlso, permissionUnless, tag })},`,
  );
  const ids = operations.map(({ operationId }) => `'${operationId}'`);
  return `/** The name of an operation. */
export type OperationId = ${ids.join(' | ')};

/** One operation of the contract and who may call it. */
export interface Operation {
  readonly operationId: OperationId;
  readonly method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** With its parameters in braces. */
  readonly path: string;
  /** \`public\`, \`signed-in\`, \`merchant-key\`, \`provider-signature\` or a permission. */
  readonly permission: string;
  /** A second permission that it needs as well. */
  readonly permissionAlso?: string;
  /** What lifts the permission. */
  readonly permissionUnless?: string;
  readonly tag: string;
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = [
${rows.join('\n')}
];
`;
}
