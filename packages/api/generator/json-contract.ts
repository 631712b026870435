import { parse } from 'yaml';

/**
 * The contract in JSON, which a server reads a hundred times faster than YAML. A line for each path and each component,
 * so that a change shows where it is.
 */
export function jsonOf(contract: string): string {
  const { paths, webhooks, components, ...head } = asRecord(parse(contract));
  const parts = Object.entries(asRecord(components)).map(([name, part]) => lineEach(name, part));
  const sections = [
    JSON.stringify(head).slice(1, -1),
    lineEach('paths', paths),
    lineEach('webhooks', webhooks),
    `"components":{${parts.join(',\n')}}`,
  ];
  return `{${sections.join(',\n')}}\n`;
}

function lineEach(name: string, section: unknown): string {
  const lines = Object.entries(asRecord(section)).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return `${JSON.stringify(name)}:{\n${lines.join(',\n')}\n}`;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null)
    throw new Error('A section of the contract is missing');
  return { ...value };
}
