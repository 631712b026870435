import { ApiProblem } from '@tiyin/api/errors';
import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

const problem = (kind: 'http' | 'network' | 'timeout', status: number) =>
  new ApiProblem({ kind, status, code: kind, title: kind });

it('passes an answer on', async () => {
  expect(await outcomeOf(Promise.resolve(7))).toEqual({ kind: 'answered', answer: 7 });
});

it.each([problem('network', 0), problem('timeout', 0), problem('http', 503), problem('http', 429)])(
  'takes a server that cannot answer now for unreachable: $kind $status',
  async (error) => {
    expect(await outcomeOf(Promise.reject(error))).toEqual({ kind: 'unreachable' });
  },
);

it.each([problem('http', 403), problem('http', 409), problem('http', 422)])(
  'takes a refusal for final: $status',
  async (error) => {
    expect(await outcomeOf(Promise.reject(error))).toEqual({
      kind: 'refused',
      code: 'http',
      fields: [],
    });
  },
);

// FORM-250
it('takes too many open payments for a refusal, since the customer can do something about it', async () => {
  const facts = { kind: 'http', status: 429, code: 'too_many_open_payments', title: 'No' } as const;
  const outcome = await outcomeOf(Promise.reject(new ApiProblem(facts)));
  expect(outcome).toEqual({ kind: 'refused', code: 'too_many_open_payments', fields: [] });
});

it('lists the refused fields', async () => {
  const errors = [{ path: '/credential', message: 'Check the card number' }];
  const facts = { kind: 'http', status: 422, code: 'not_allowed', title: 'No', errors } as const;
  const outcome = await outcomeOf(Promise.reject(new ApiProblem(facts)));
  expect(outcome).toEqual({ kind: 'refused', code: 'not_allowed', fields: ['/credential'] });
});

it('takes an error of our own for a refusal without fields', async () => {
  const outcome = await outcomeOf(Promise.reject(new TypeError('no cryptography')));
  expect(outcome).toEqual({ kind: 'refused', code: '', fields: [] });
});
