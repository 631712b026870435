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

/** The hook of one operation: a query for a read, a mutation for a change. */
export function renderHookModule(operation: ContractOperation): string {
  const { operationId } = operation;
  const isRead = isQuery(operation);
  const names = isRead
    ? ['useQuery', 'type Query', 'type QueryKey', 'type QueryOptions']
    : ['useMutation', 'type Mutation'];
  const answers = answersOf(operation).toSorted();
  const types =
    answers.length > 0 ? `\nimport type { ${answers.join(', ')} } from '../../types.ts';` : '';
  return `import { ${names.join(', ')} } from '../../../swr.ts';
import { ${operationId}, type ${toTypeStem(operationId)}Parameters } from './call.ts';${types}

${(isRead ? renderQuery : renderMutation)(operation)}
`;
}
