import {
  answersOf,
  answerType,
  toTypeStem,
  type ContractOperation,
  type ContractParameter,
} from './contract.ts';
import { structFile } from './structs.ts';

const GROUP_OF = { header: 'headers', path: 'path', query: 'query' } as const;

function renderParameter(
  stem: string,
  { argument, isRequired, location, name }: ContractParameter,
): string {
  const type = `NonNullable<${stem}Data['${GROUP_OF[location]}']>['${name}']`;
  return `readonly ${argument}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'};`;
}

function renderParameters(operation: ContractOperation): string {
  const stem = toTypeStem(operation.operationId);
  const doc = `/** The input of {@link ${operation.operationId}}. */`;
  const members = operation.parameters.map((parameter) => renderParameter(stem, parameter));
  if (operation.hasBody) members.push(`readonly body: ${stem}Data['body'];`);
  if (members.length === 0) return `${doc}\nexport type ${stem}Parameters = NoParameters;`;
  return `${doc}\nexport interface ${stem}Parameters { ${members.join(' ')} }`;
}

function renderPath({ parameters, path }: ContractOperation): string {
  const inPath = parameters.filter(({ location }) => location === 'path');
  if (inPath.length === 0) return `'${path}'`;
  const filled = inPath.reduce(
    (text, { argument, name }) =>
      text.replace(`{${name}}`, `\${encodeURIComponent(parameters.${argument})}`),
    path,
  );
  return `\`${filled}\``;
}

function renderGroup(operation: ContractOperation, location: 'header' | 'query'): string {
  const members = operation.parameters
    .filter((parameter) => parameter.location === location)
    .map(({ argument, name }) => `'${name}': parameters.${argument}`);
  return members.length === 0 ? '' : `${GROUP_OF[location]}: { ${members.join(', ')} },`;
}

function renderCall(operation: ContractOperation): string {
  const { answer, hasBody, method, operationId, parameters, pendingAnswer, summary } = operation;
  const argument = hasBody || parameters.length > 0 ? 'parameters' : '_parameters';
  const request = [
    `method: '${method}', path: ${renderPath(operation)},`,
    renderGroup(operation, 'query'),
    renderGroup(operation, 'header'),
    hasBody ? 'body: parameters.body,' : '',
    'signal: options.signal,',
  ].join(' ');
  const read =
    answer === undefined
      ? `await client({ ${request} });`
      : pendingAnswer === undefined
        ? `return readAnswer<${answer}>(${answer}Struct, await client({ ${request} }), '${operationId}');`
        : `return readEither<${answer}, ${pendingAnswer}>([${answer}Struct, ${pendingAnswer}Struct], await client({ ${request} }), '${operationId}');`;
  return `/**
 * ${summary}
 * @throws ApiProblem
 */
export async function ${operationId}(
  client: ApiClient,
  ${argument}: ${toTypeStem(operationId)}Parameters,
  options: CallOptions = {},
): Promise<${answerType(operation)}> { ${read} }`;
}

/** Where the browser finds the file, for a link: it streams, and is never held in memory. */
function renderAddress(operation: ContractOperation): string {
  if (!operation.isDownload) return '';
  const { operationId, summary } = operation;
  return `/** The address, on the page's own origin, of: ${summary} */
export function ${operationId}Address(parameters: ${toTypeStem(operationId)}Parameters): string {
  return addressOf({ path: ${renderPath(operation)}, ${renderGroup(operation, 'query')} });
}`;
}

function renderOperation(operation: ContractOperation): string {
  return [renderParameters(operation), renderCall(operation), renderAddress(operation)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The file of one tag: a function per operation, its answer checked by its struct. */
export function renderCalls(operations: readonly ContractOperation[]): string {
  const answers = answersOf(operations);
  const needsData = operations.filter(
    ({ hasBody, parameters }) => hasBody || parameters.length > 0,
  );
  const types = [
    ...answers,
    ...needsData.map(({ operationId }) => `${toTypeStem(operationId)}Data`),
  ];
  const hasBare = needsData.length < operations.length;
  const client = ['ApiClient', 'CallOptions', ...(hasBare ? ['NoParameters'] : [])];
  const readers = [
    'readAnswer',
    ...(operations.some(({ pendingAnswer }) => pendingAnswer) ? ['readEither'] : []),
  ];
  const hasDownload = operations.some(({ isDownload }) => isDownload);
  return `${hasDownload ? "import { addressOf } from '../../address.ts';\n" : ''}import { ${readers.join(', ')} } from '../../answers.ts';
import type { ${client.join(', ')} } from '../../request.ts';
${answers.map((name) => `import { ${name}Struct } from '../structs/${structFile(name)}';`).join('\n')}
import type { ${types.toSorted().join(', ')} } from '../types.ts';

${operations.map(renderOperation).join('\n\n')}
`;
}
