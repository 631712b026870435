import { definePluginConfig, type DefinePlugin } from '@hey-api/openapi-ts';
import { renderCallModule } from './calls.ts';
import {
  groupByTag,
  operationFolder,
  readOperation,
  type Contract,
  type ContractOperation,
  type ContractSchema,
  type ContractWebhook,
} from './contract.ts';
import { renderHookModule } from './hooks.ts';
import { renderOperations } from './operations.ts';
import { renderStructs } from './structs.ts';
import { readWebhook, renderWebhooks } from './webhooks.ts';

type ClientPlugin = DefinePlugin<{ name: 'tiyin-client' }>;

declare module '@hey-api/shared' {
  interface PluginConfigMap {
    'tiyin-client': ClientPlugin['Types'];
  }
}

/** The modules of a tag's operations under one import path. */
function renderIndex(operations: readonly ContractOperation[], module: 'call' | 'hook'): string {
  return operations
    .map((operation) => `export * from '../${operationFolder(operation)}/${module}.ts';\n`)
    .join('');
}

/**
 * Each operation has modules of its own, so that a screen loads only the calls and structs that it uses: a bundler
 * divides the code of pages by modules.
 */
function renderFiles(contract: Contract): Map<string, string> {
  const files = new Map([
    ...renderStructs(contract),
    ['operations.ts', renderOperations(contract)],
    ['webhooks.ts', renderWebhooks(contract)],
  ]);
  for (const operation of contract.operations) {
    files.set(`${operationFolder(operation)}/call.ts`, renderCallModule(operation));
    files.set(`${operationFolder(operation)}/hook.ts`, renderHookModule(operation));
  }
  for (const [tag, operations] of groupByTag(contract.operations)) {
    files.set(`calls/${tag}.ts`, renderIndex(operations, 'call'));
    files.set(`hooks/${tag}.ts`, renderIndex(operations, 'hook'));
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
