import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';
import {
  type OperationFacts,
  refusalStatuses,
  securityOf,
  sharedResponseOf,
  sharedResponses,
} from './refusals.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const shared = new Set(
  ['Problem', 'KeyRefused', ...Object.values(sharedResponses)].map(
    (name) => `#/components/responses/${name}`,
  ),
);

/**
 * The contract with what follows from the rest of an operation: its `security`, and a response for each 4xx and 5xx. A
 * response that the operation describes by itself stays.
 */
export function completeContract(contract: string): string {
  const document = parseDocument(contract);
  for (const { key: path, value: item } of pairsOf(document.get('paths'))) {
    for (const { key: method, value: operation } of pairsOf(item)) {
      if (!isMap(operation) || !methods.includes(textOf(method))) continue;
      const facts = factsOf(textOf(path), textOf(method), operation);
      putSecurity(operation, document.createNode(securityOf(facts), { flow: true }));
      const responses = operation.get('responses');
      if (isMap(responses)) putRefusals(responses, facts, document);
    }
  }
  return document.toString({ lineWidth: 0 });
}

type Document = ReturnType<typeof parseDocument>;

function factsOf(path: string, method: string, operation: YAMLMap): OperationFacts {
  const permission = textOf(operation.get('x-permission'));
  const parameters = JSON.stringify(operation.get('parameters') ?? []);
  const problems: unknown = operation.get('x-problems');
  const tags = JSON.stringify(operation.get('tags') ?? []);
  return {
    operationId: textOf(operation.get('operationId')),
    method,
    path,
    permission,
    isForBrowsers: tags.includes('"session"'),
    hasPrecondition: /\/IfMatch|\/IdempotencyKey|Idempotency-Key/.test(parameters),
    // Refused keys and signatures are limited by network (RUN-720).
    isRateLimited:
      operation.has('x-rate-limit') || ['merchant-key', 'provider-signature'].includes(permission),
    hasDays: parameters.includes('/FirstDayQuery'),
    problems: Array.isArray(problems) ? problems : jsonList(problems),
  };
}

function jsonList(node: unknown): string[] {
  const list: unknown = JSON.parse(JSON.stringify(node ?? []));
  return Array.isArray(list) ? list.map(String) : [];
}

/** Behind the permission, of which it follows. */
function putSecurity(operation: YAMLMap, security: unknown): void {
  operation.delete('security');
  const after = operation.items.findIndex(({ key }) => textOf(key) === 'x-permission');
  operation.set('security', security);
  const [pair] = operation.items.splice(-1);
  if (pair) operation.items.splice(after + 1, 0, pair);
}

function putRefusals(responses: YAMLMap, facts: OperationFacts, document: Document): void {
  responses.items = responses.items.filter(({ value }) => !shared.has(refOf(value)));
  for (const status of refusalStatuses(facts)) {
    if (responses.has(String(status))) continue;
    const $ref = `#/components/responses/${sharedResponseOf(status, facts.permission)}`;
    const key = document.createNode(String(status));
    key.type = 'QUOTE_SINGLE';
    responses.add(document.createPair(key, document.createNode({ $ref }, { flow: true })));
  }
  responses.items.sort((one, other) => textOf(one.key).localeCompare(textOf(other.key)));
}

function refOf(value: unknown): string {
  return isMap(value) ? textOf(value.get('$ref')) : '';
}

function pairsOf(node: unknown): Pair[] {
  return isMap(node) ? node.items : [];
}

function textOf(node: unknown): string {
  if (isScalar(node)) return String(node.value);
  return typeof node === 'string' ? node : '';
}
