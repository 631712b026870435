import { describe, expect, test } from 'vitest';
import { undocumented, undocumentedChanges } from './surface-changesets.ts';

// Answer: name it in a changeset of the package (npm run changeset).
test.each(['domain', 'api', 'ui', 'merchant'])(
  'a changeset names every change of the surface of %s',
  (name) => {
    expect(undocumentedChanges(name)).toEqual([]);
  },
);

describe('changesets', () => {
  const before = '@tiyin/ui/button\n  Button\n  ButtonProps\n@tiyin/ui/card\n  Card\n';
  const withField = `${before}@tiyin/ui/date-field\n  DateField\n  DateFieldProps\n`;
  const missing = ['@tiyin/ui/date-field: DateField, DateFieldProps'];

  test('nothing, while nothing changed', () => {
    expect(undocumented(before, before, [])).toEqual([]);
  });

  test.each(['`DateField`, a date by its parts.', 'New: `ui/date-field`.', '`DateFieldProps`'])(
    'a new path, by: %s',
    (text) => {
      expect(undocumented(before, withField, [text])).toEqual([]);
    },
  );

  test.each(['', 'Dates can be entered.', '`DateFields`', '`ui/date-field-group`'])(
    'but not a new path by: "%s"',
    (text) => {
      expect(undocumented(before, withField, [text])).toEqual(missing);
    },
  );

  test('new paths of a folder, by its pattern with the scope; a change of an old one needs more', () => {
    const old = '@tiyin/api/calls/people\n  getPerson\n';
    const now = `${old}@tiyin/api/calls/roles\n  getRole\n`;
    expect(undocumented(old, now, ['`@tiyin/api/calls/*`'])).toEqual([]);
    expect(undocumented(old, now, ['`api/calls/*`'])).toEqual(['@tiyin/api/calls/roles: getRole']);
    expect(undocumented(now, old, ['`@tiyin/api/calls/*`'])).toEqual([
      '@tiyin/api/calls/roles: getRole',
    ]);
  });

  test('a path that is gone, and a name that came to a path that was there', () => {
    const now = '@tiyin/ui/button\n  Button\n  ButtonProps\n  ButtonSize\n';
    expect(undocumented(before, now, [])).toEqual([
      '@tiyin/ui/button: ButtonSize',
      '@tiyin/ui/card: Card',
    ]);
    expect(undocumented(before, now, ['`Card` is gone.', '`ButtonSize`'])).toEqual([]);
  });
});
