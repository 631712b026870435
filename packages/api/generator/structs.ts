import type { IR } from '@hey-api/openapi-ts';
import { schemaNameOf, toKebab, type Contract } from './contract.ts';

/** Calls are marked pure, so that a bundle keeps only the structs that it uses. */
const call = (name: string, ...args: string[]) => `/* @__PURE__ */ ${name}(${args.join(', ')})`;

function renderEnum(schema: IR.SchemaObject): string {
  const values = (schema.items ?? []).map((item) => JSON.stringify(item.const));
  return call('enums', `[${values.join(', ')}]`);
}

function renderUnion(items: readonly IR.SchemaObject[]): string {
  const members = items.filter((item) => item.type !== 'null').map(renderSchema);
  const union = members.length === 1 ? members.join('') : call('union', `[${members.join(', ')}]`);
  return members.length === items.length ? union : call('nullable', union);
}

function renderNumber({ maximum, minimum, type }: IR.SchemaObject): string {
  const number = call(type === 'integer' ? 'integer' : 'number');
  const floored = minimum === undefined ? number : call('min', number, String(minimum));
  return maximum === undefined ? floored : call('max', floored, String(maximum));
}

/** `type()` lets properties through that it does not know: a newer server may answer more. */
function renderObject({ properties = {}, required = [] }: IR.SchemaObject): string {
  const lines = Object.entries(properties).map(([name, property]) => {
    const struct = renderSchema(property);
    return `${JSON.stringify(name)}: ${required.includes(name) ? struct : call('optional', struct)}`;
  });
  return call('type', `{ ${lines.join(', ')} }`);
}

/** Enums that grow: a newer server may answer a value that this client does not know, and no client ships their list. */
const openEnums = ['ProblemCode'];

function renderSchema(schema: IR.SchemaObject): string {
  if (schema.$ref !== undefined && openEnums.includes(schemaNameOf(schema.$ref)))
    return call('string');
  if (schema.$ref !== undefined) return `${schemaNameOf(schema.$ref)}Struct`;
  if (schema.type === 'enum') return renderEnum(schema);
  if (schema.type === 'object') return renderObject(schema);
  if (schema.type === 'integer' || schema.type === 'number') return renderNumber(schema);
  if (schema.type === 'array') return call('array', renderUnion(schema.items ?? []));
  if (schema.type === 'string' || schema.type === 'boolean') return call(schema.type);
  if (schema.type === undefined && schema.logicalOperator === 'or')
    return renderUnion(schema.items ?? []);
  throw new Error(`No struct is known for ${JSON.stringify(schema)}`);
}

const NAMES = [
  'array',
  'boolean',
  'enums',
  'integer',
  'max',
  'min',
  'nullable',
  'number',
  'optional',
  'string',
  'type',
  'union',
];

/** The file of a schema's struct, from the folder of the structs: `InvoiceId` is in `invoice-id.ts`. */
export function structFile(name: string): string {
  return `${toKebab(name)}.ts`;
}

function renderStruct({ name, schema }: Contract['schemas'][number]): string {
  const body = openEnums.includes(name) ? call('string') : renderSchema(schema);
  const used = NAMES.filter((each) => body.includes(`*/ ${each}(`));
  const others = new Set([...body.matchAll(/\b(\w+)Struct\b/g)].map((match) => match[1] ?? ''));
  const imports = [
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from 'superstruct';`] : []),
    ...[...others].map((other) => `import { ${other}Struct } from './${structFile(other)}';`),
  ];
  const doc = `/** ${name}: ${schema.description ?? 'As in the contract.'} */`;
  return `${imports.join('\n')}\n\n${doc}\nexport const ${name}Struct = ${body};\n`;
}

/**
 * The struct of every schema: types, enums and ranges of integers; the server checks patterns. Each
 * is a separate file, so that a page loads only the structs of its own responses.
 */
export function renderStructs({ schemas }: Contract): readonly (readonly [string, string])[] {
  const all = schemas.map(
    ({ name }) => `export { ${name}Struct } from './structs/${structFile(name)}';`,
  );
  return [
    ...schemas.map(
      (schema) => [`structs/${structFile(schema.name)}`, renderStruct(schema)] as const,
    ),
    ['structs.ts', `${all.join('\n')}\n`],
  ];
}
