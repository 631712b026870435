import { expect, test } from 'vitest';
import { actionTexts } from '../../apps/backoffice/src/screens/audit/vocabulary/action-texts.ts';
import { auditActions } from '../../apps/server/src/audit/actions.ts';

test('the back office has a text for each audited action', () => {
  expect(Object.keys(actionTexts)).toEqual(auditActions);
});
