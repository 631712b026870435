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

function renderImports(operation: ContractOperation): string {
  const { hasBody, isDownload, operationId, parameters, pendingAnswer } = operation;
  const answers = answersOf(operation);
  const hasParameters = hasBody || parameters.length > 0;
  const types = [...answers, ...(hasParameters ? [`${toTypeStem(operationId)}Data`] : [])];
  const request = ['ApiClient', 'CallOptions', ...(hasParameters ? [] : ['NoParameters'])];
  const reader = pendingAnswer === undefined ? 'readAnswer' : 'readEither';
  return [
    isDownload ? "import { addressOf } from '../../../address.ts';" : '',
    answers.length > 0 ? `import { ${reader} } from '../../../answers.ts';` : '',
    `import type { ${request.join(', ')} } from '../../../request.ts';`,
    ...answers.map((name) => `import { ${name}Struct } from '../../structs/${structFile(name)}';`),
    types.length > 0 ? `import type { ${types.toSorted().join(', ')} } from '../../types.ts';` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The call of one operation, its answer checked by its struct. */
export function renderCallModule(operation: ContractOperation): string {
  const parts = [
    renderImports(operation),
    renderParameters(operation),
    renderCall(operation),
    renderAddress(operation),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
