import { type Contract, type ContractOperation, toTypeStem } from './contract.ts';

function renderShape({ operationId, permission, tag }: ContractOperation): string {
  const stem = toTypeStem(operationId);
  const types = `types.${stem}Data, types.${stem}Responses`;
  return `  readonly ${operationId}: OperationShape<${types}, '${permission}', '${tag}'>;`;
}

/** The table of operations, from which the server checks permissions and its tests take their rows. */
export function renderOperations({ operations }: Contract): string {
  const rows = operations.map(
    ({
      beforeSecondFactor,
      keyScope,
      method,
      operationId,
      path,
      permission,
      permissionAlso,
      permissionUnless,
      pendingAnswer,
      rateLimit,
      stepUp,
      successStatus,
      tag,
    }) =>
      `  ${JSON.stringify({ operationId, method, path, permission, permissionAlso, permissionUnless, keyScope, ...(stepUp && { stepUp }), ...(beforeSecondFactor && { beforeSecondFactor }), rateLimit, successStatus, ...(pendingAnswer !== undefined && { mayNeedApproval: true }), tag })},`,
  );
  return `import type { OperationShape } from '../operation-shape.ts';
import type * as types from './types.ts';

/** The input and the output of every operation. */
export interface Operations {
${operations.map(renderShape).join('\n')}
}

/** The name of an operation. */
export type OperationId = keyof Operations;

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
  /** The condition that lifts the permission. */
  readonly permissionUnless?: string;
  /** The scope that its API key needs. */
  readonly keyScope?: types.KeyScope;
  /** It needs a fresh confirmation of the user. */
  readonly stepUp?: true;
  /** A session reaches it before a required second factor is set up. */
  readonly beforeSecondFactor?: true;
  /** Requests a minute from one address, or by one API key where it takes one. */
  readonly rateLimit?: number;
  /** The HTTP status of its success. */
  readonly successStatus: 200 | 201 | 202 | 204;
  /** It answers 202 where the change waits for approval. */
  readonly mayNeedApproval?: true;
  readonly tag: string;
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = [
${rows.join('\n')}
];
`;
}
