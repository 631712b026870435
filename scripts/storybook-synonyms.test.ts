import { expect, test } from 'vitest';
import { synonyms } from '../.storybook/synonyms.ts';
import { root } from './bootstrap.mjs';
import { componentStatuses } from './component-status.ts';

test('the synonyms of Storybook’s search are of components that there are', () => {
  const names = new Set(componentStatuses(root).map(({ name }) => name));
  expect(Object.keys(synonyms).filter((name) => !names.has(name))).toEqual([]);
});
