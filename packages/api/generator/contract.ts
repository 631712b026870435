import type { IR } from '@hey-api/openapi-ts';

/** The methods that the contract uses. */
export type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';

/** A parameter of an operation, under the name it has in our functions. */
export interface ContractParameter {
  readonly argument: string;
  readonly location: 'header' | 'path' | 'query';
  readonly name: string;
  readonly isRequired: boolean;
}

/** An operation, reduced to the data that our generated files need. */
export interface ContractOperation {
  readonly operationId: string;
  readonly method: Method;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly permission: string;
  readonly permissionAlso: string | undefined;
  readonly permissionUnless: string | undefined;
  /** The scope that an API key needs. */
  readonly keyScope: string | undefined;
  /** It needs a fresh confirmation of the user. */
  readonly stepUp: boolean;
  /** A session reaches it before a required second factor is set up. */
  readonly beforeSecondFactor: boolean;
  /** Requests a minute from one caller; undefined without a limit. */
  readonly rateLimit: number | undefined;
  readonly parameters: readonly ContractParameter[];
  readonly hasBody: boolean;
  /** The HTTP status of its success; 202 is beside it where the change may need approval. */
  readonly successStatus: number;
  /** The name of the success response's schema; undefined without a body. */
  readonly answer: string | undefined;
  /** The name of the 202's schema: the change waits for approval. */
  readonly pendingAnswer: string | undefined;
  /** Its success is a file, which the browser fetches by itself. */
  readonly isDownload: boolean;
}

/** A named schema of the contract. */
export interface ContractSchema {
  readonly name: string;
  readonly schema: IR.SchemaObject;
}

/** A type of webhook, with the name of its body's schema. */
export interface ContractWebhook {
  readonly type: string;
  readonly schema: string;
  readonly summary: string;
}

/** The whole contract; schemas stand after the schemas that they refer to. */
export interface Contract {
  readonly schemas: readonly ContractSchema[];
  readonly operations: readonly ContractOperation[];
  readonly webhooks: readonly ContractWebhook[];
}

const METHODS: Readonly<Record<string, Method>> = {
  delete: 'DELETE',
  get: 'GET',
  patch: 'PATCH',
  post: 'POST',
  put: 'PUT',
};

/** `Idempotency-Key` as `idempotencyKey`; names that are identifiers already stay as they are. */
function toArgument(name: string): string {
  if (!name.includes('-')) return name;
  return name.toLowerCase().replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
}

/** The name of the schema that a `$ref` points to. */
export function schemaNameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function readParameters(operation: IR.OperationObject): ContractParameter[] {
  const groups = operation.parameters ?? {};
  return (['path', 'query', 'header'] as const).flatMap((location) =>
    Object.values(groups[location] ?? {}).map(({ name, required }) => ({
      argument: toArgument(name),
      location,
      name,
      isRequired: required === true,
    })),
  );
}

/** The status of a change that waits for approval. */
const pendingStatus = '202';

/**
 * @throws Error for an operation without exactly one success response: a handler returns one shape.
 */
function readSuccessStatus(operation: IR.OperationObject): number {
  const all = Object.keys(operation.responses ?? {}).filter((code) => code.startsWith('2'));
  // A change that always waits for approval has no other success.
  const [status, ...others] = all.length === 1 ? all : all.filter((code) => code !== pendingStatus);
  if (status === undefined) throw new Error(`${operation.id} has no success response`);
  if (others.length > 0) throw new Error(`${operation.id} has more than one success response`);
  return Number(status);
}

function readAnswer(operation: IR.OperationObject, status: number | string): string | undefined {
  const schema = operation.responses?.[status]?.schema;
  if (schema === undefined) throw new Error(`${operation.id} has no success response`);
  if (schema.type === 'void') return undefined;
  if (schema.$ref === undefined) throw new Error(`${operation.id} returns a schema without a name`);
  return schemaNameOf(schema.$ref);
}

/** A string extension such as `x-permission`; undefined if missing. */
function readExtension(operation: IR.OperationObject, name: `x-${string}`): string | undefined {
  const value: unknown = operation[name];
  return typeof value === 'string' ? value : undefined;
}

/** A flag such as `x-step-up`; false if missing. */
function readFlag(operation: IR.OperationObject, name: `x-${string}`): boolean {
  return operation[name] === true;
}

/** A number such as `x-rate-limit`; undefined if missing. */
function readNumber(operation: IR.OperationObject, name: `x-${string}`): number | undefined {
  const value: unknown = operation[name];
  return typeof value === 'number' ? value : undefined;
}

/**
 * Reads one operation of the generator's model.
 * @throws Error if the contract breaks one of our rules: one tag, a permission, named response
 * schemas.
 */
export function readOperation(operation: IR.OperationObject): ContractOperation {
  const [tag, ...otherTags] = operation.tags ?? [];
  const method = METHODS[operation.method];
  const permission = readExtension(operation, 'x-permission');
  if (tag === undefined || otherTags.length > 0) throw new Error(`${operation.id} needs one tag`);
  if (method === undefined) throw new Error(`${operation.id} has the method ${operation.method}`);
  if (permission === undefined) throw new Error(`${operation.id} names no x-permission`);
  const keyScope = readExtension(operation, 'x-key-scope');
  if ((keyScope !== undefined) !== (permission === 'merchant-key'))
    throw new Error(`${operation.id} needs x-key-scope if an API key calls it, and only then`);
  const successStatus = readSuccessStatus(operation);
  const answer = readAnswer(operation, successStatus);
  return {
    operationId: operation.id,
    method,
    path: operation.path,
    tag,
    summary: operation.summary ?? '',
    permission,
    permissionAlso: readExtension(operation, 'x-permission-also'),
    permissionUnless: readExtension(operation, 'x-permission-unless'),
    keyScope,
    stepUp: readFlag(operation, 'x-step-up'),
    beforeSecondFactor: readFlag(operation, 'x-before-second-factor'),
    rateLimit: readNumber(operation, 'x-rate-limit'),
    parameters: readParameters(operation),
    hasBody: operation.body !== undefined,
    successStatus,
    answer,
    pendingAnswer:
      String(successStatus) !== pendingStatus && operation.responses?.[pendingStatus]
        ? readAnswer(operation, pendingStatus)
        : undefined,
    // The schema of a file is named after its content and its kind: InvoiceCsv, ReceiptFile.
    isDownload: answer !== undefined && /(?:Csv|File)$/.test(answer),
  };
}

/** Whether an operation only reads: every GET, and some POSTs. */
export function isQuery({ method, operationId }: ContractOperation): boolean {
  return method === 'GET' || /^(get|list)[A-Z]/.test(operationId);
}

/** `listInvoices` as `ListInvoices`, the stem of the type names that hey-api gives. */
export function toTypeStem(operationId: string): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}

/** `InvoiceId` and `listInvoices` as the names of files: `invoice-id`, `list-invoices`. */
export function toKebab(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** The folder of an operation's own modules, from the folder of the generated files. */
export function operationFolder({ operationId }: ContractOperation): string {
  return `by-operation/${toKebab(operationId)}`;
}

/** The operations by tag, in the order of the contract. */
export function groupByTag(
  operations: readonly ContractOperation[],
): Map<string, ContractOperation[]> {
  return Map.groupBy(operations, ({ tag }) => tag);
}

/** The type of a successful call. */
export function answerType({ answer, pendingAnswer }: ContractOperation): string {
  return [answer ?? 'void', ...(pendingAnswer === undefined ? [] : [pendingAnswer])].join(' | ');
}

/** The names of the schemas that an operation answers. */
export function answersOf({ answer, pendingAnswer }: ContractOperation): string[] {
  return [answer ?? [], pendingAnswer ?? []].flat();
}
