import { answersOf, answerType, isQuery, toTypeStem, type ContractOperation } from './contract.ts';

function renderQuery({ answer, operationId, summary }: ContractOperation): string {
  const stem = toTypeStem(operationId);
  return `/** The SWR key of {@link ${operationId}}, with all its parameters. */
export function ${operationId}Key(parameters: ${stem}Parameters): QueryKey<'${operationId}', ${stem}Parameters> {
  return ['${operationId}', parameters];
}

/** ${summary} Null parameters: no request. */
export function use${stem}(
  parameters: ${stem}Parameters | null,
  options?: QueryOptions<${answer ?? 'void'}>,
): Query<${answer ?? 'void'}> {
  return useQuery(parameters === null ? null : ${operationId}Key(parameters), ${operationId}, options);
}`;
}

function renderMutation(operation: ContractOperation): string {
  const { operationId, summary } = operation;
  const stem = toTypeStem(operationId);
  return `/** ${summary} */
export function use${stem}(): Mutation<${answerType(operation)}, ${stem}Parameters> {
  return useMutation('${operationId}', ${operationId});
}`;
}

/** The file of one tag: query hooks for reads, mutation hooks for changes. */
export function renderHooks(tag: string, operations: readonly ContractOperation[]): string {
  const hasQuery = operations.some(isQuery);
  const hasMutation = !operations.every(isQuery);
  const answers = answersOf(operations);
  const types = [
    ...(hasMutation ? ['type Mutation'] : []),
    ...(hasQuery ? ['type Query', 'type QueryKey', 'type QueryOptions'] : []),
  ];
  const values = [...(hasMutation ? ['useMutation'] : []), ...(hasQuery ? ['useQuery'] : [])];
  const calls = operations.flatMap(({ operationId }) => [
    operationId,
    `type ${toTypeStem(operationId)}Parameters`,
  ]);
  return `import { ${[...values, ...types].join(', ')} } from '../../swr.ts';
import { ${calls.join(', ')} } from '../calls/${tag}.ts';
import type { ${answers.toSorted().join(', ')} } from '../types.ts';

${operations.map((operation) => (isQuery(operation) ? renderQuery : renderMutation)(operation)).join('\n\n')}
`;
}
