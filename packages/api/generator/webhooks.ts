import type { IR } from '@hey-api/openapi-ts';
import {
  type Contract,
  type ContractSchema,
  type ContractWebhook,
  schemaNameOf,
} from './contract.ts';

/**
 * Reads one entry of `webhooks`.
 * @throws Error if its body is not `{type, timestamp, data}` with its own name as the type
 */
export function readWebhook(
  type: string,
  { body, summary }: IR.OperationObject,
  schemas: readonly ContractSchema[],
): ContractWebhook {
  const name = body?.schema.$ref === undefined ? undefined : schemaNameOf(body.schema.$ref);
  const envelope = schemas.find((schema) => schema.name === name)?.schema;
  const { type: typeField, ...others } = envelope?.properties ?? {};
  const types = (typeField?.items ?? []).map((item) => item.const);
  if (name === undefined || types.length !== 1 || types[0] !== type)
    throw new Error(`The body of the webhook ${type} does not have its type`);
  if (Object.keys(others).join(' ') !== 'timestamp data')
    throw new Error(`The body of the webhook ${type} is not {type, timestamp, data}`);
  return { type, schema: name, summary: summary ?? '' };
}

/** The table of webhooks, from which the server writes them and its tests take their rows. */
export function renderWebhooks({ webhooks }: Contract): string {
  const rows = webhooks.map(
    ({ type, schema, summary }) =>
      `  /** ${summary} */\n  readonly ${JSON.stringify(type)}: types.${schema};`,
  );
  return `import type * as types from './types.ts';

/** The body of each type of webhook. */
export interface WebhookBodies {
${rows.join('\n')}
}

/** The data of a type of webhook. */
export type WebhookData<T extends types.WebhookType> = WebhookBodies[T]['data'];
`;
}
