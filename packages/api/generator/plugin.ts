import { definePluginConfig, type DefinePlugin } from '@hey-api/openapi-ts';
import { renderCalls } from './calls.ts';
import {
  groupByTag,
  readOperation,
  type Contract,
  type ContractOperation,
  type ContractSchema,
  type ContractWebhook,
} from './contract.ts';
import { renderHooks } from './hooks.ts';
import { renderOperations } from './operations.ts';
import { renderStructs } from './structs.ts';
import { readWebhook, renderWebhooks } from './webhooks.ts';

type ClientPlugin = DefinePlugin<{ name: 'tiyin-client' }>;

declare module '@hey-api/shared' {
  interface PluginConfigMap {
    'tiyin-client': ClientPlugin['Types'];
  }
}

function renderFiles(contract: Contract): Map<string, string> {
  const files = new Map([
    ...renderStructs(contract),
    ['operations.ts', renderOperations(contract)],
    ['webhooks.ts', renderWebhooks(contract)],
  ]);
  for (const [tag, operations] of groupByTag(contract.operations)) {
    files.set(`calls/${tag}.ts`, renderCalls(operations));
    files.set(`hooks/${tag}.ts`, renderHooks(tag, operations));
  }
  return files;
}

/**
 * The plugin of the client generator that reads its model of the contract and renders our files.
 * @param onFiles takes the rendered texts by their paths in the output folder.
 */
export function clientPlugin(onFiles: (files: Map<string, string>) => void) {
  return definePluginConfig<ClientPlugin['Types']>({
    config: {},
    dependencies: ['@hey-api/typescript'],
    handler: ({ plugin }) => {
      const schemas: ContractSchema[] = [];
      const operations: ContractOperation[] = [];
      plugin.forEach('schema', ({ name, schema }) => schemas.push({ name, schema }));
      plugin.forEach('operation', ({ operation }) => operations.push(readOperation(operation)), {
        order: 'declarations',
      });
      const webhooks: ContractWebhook[] = [];
      plugin.forEach(
        'webhook',
        ({ key, operation }) => webhooks.push(readWebhook(key, operation, schemas)),
        { order: 'declarations' },
      );
      onFiles(renderFiles({ schemas, operations, webhooks }));
    },
    name: 'tiyin-client',
  })();
}
