import { expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import { designTokens } from './design-tokens.ts';

// API-472
test('tokens.json has the values of the theme, and -u writes it again', async () => {
  const text = `${JSON.stringify(designTokens(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('tokens.json');
});

function pathsOf(group: object): string[] {
  return Object.entries(group).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string' || '$value' in value
      ? [name]
      : pathsOf(value).map((path) => `${name}-${path}`),
  );
}

// API-472
test('the path of a token is the name of its CSS variable, and both themes have the same', () => {
  const { light, dark, comfortable, compact, payform, touch, font, ...rest } = designTokens();
  expect(pathsOf(dark)).toEqual(pathsOf(light));
  const names = pathsOf({ ...light, ...comfortable, ...rest });
  const variables = new Set(pathsOf(vars));
  expect(names.filter((name) => !variables.has(name))).toEqual([]);
  expect(font).toHaveProperty('inter');
  expect([compact, payform, touch].map((density) => pathsOf(density))).toEqual([
    pathsOf(comfortable),
    pathsOf(comfortable),
    pathsOf(comfortable),
  ]);
});
