import { ApiProblem } from '@tiyin/api/errors';
import { expect, test } from 'vitest';
import { PasskeyFailure } from './authenticator.ts';
import { passkeyProblemOf } from './passkey-problem.ts';

const refused = (path: string) =>
  new ApiProblem({
    code: 'not_allowed',
    kind: 'http',
    status: 422,
    title: 'This is not allowed here',
    errors: [{ path, message: 'This passkey was not accepted' }],
  });

// OFFICE-386
test.each(['/passkey', '/attestationObject'])(
  'a refusal at %s, which no field shows, is one of the whole form',
  (path) => {
    expect(passkeyProblemOf(refused(path))).toEqual({
      errors: [],
      title: 'This passkey was not accepted',
    });
  },
);

// OFFICE-386
test('a refusal at a field stays there, and that of the authenticator has its words', () => {
  expect(passkeyProblemOf(refused('/name')).errors).toMatchObject([{ path: '/name' }]);
  const title = 'No passkey was confirmed. Try again';
  expect(passkeyProblemOf(new PasskeyFailure(title))).toEqual({ errors: [], title });
  expect(() => passkeyProblemOf(new Error('a bug'))).toThrow('a bug');
});
