import { expect, test } from 'vitest';
import { serverTexts } from '../../../../../../scripts/texts/server-texts.ts';
import { actionTexts } from './action-texts.ts';

test('each audited action has a text', () => {
  const actions = serverTexts('apps/server/src/audit/actions.ts', 'actions');
  expect(Object.keys(actionTexts)).toEqual(Object.keys(actions));
});
