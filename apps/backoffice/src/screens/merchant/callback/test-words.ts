import type { CallbackTest } from '@tiyin/api/types';

/** The result of a test callback, in words. */
export interface TestWords {
  readonly isTaken: boolean;
  readonly title: string;
  readonly words: string;
}

const reasons: Readonly<Record<string, string>> = {
  address_refused: 'The address leads to a private network, which is never called.',
  timed_out: 'Nothing was answered within 10 seconds.',
  ECONNREFUSED: 'Nothing listens at the address (ECONNREFUSED).',
  ENOTFOUND: 'The host of the address is not known (ENOTFOUND).',
};

/** Says whether the receiver accepted it, and otherwise what to do (OFFICE-81, API-38). */
export function testWords({ error, statusCode }: CallbackTest): TestWords {
  if (statusCode === null) {
    const reason = reasons[error ?? ''] ?? `The connection failed (${error ?? 'failed'}).`;
    return { isTaken: false, title: 'The test callback was not answered', words: reason };
  }
  if (statusCode >= 200 && statusCode < 300) {
    return {
      isTaken: true,
      title: `The test callback was taken: ${statusCode}`,
      words: 'This is how a callback is taken.',
    };
  }
  const isRedirect = statusCode >= 300 && statusCode < 400;
  return {
    isTaken: false,
    title: `The test callback was not taken: ${statusCode}`,
    words: isRedirect
      ? 'Redirects are not followed: give the address that they lead to.'
      : 'Only an answer of 2xx takes a callback; any other is tried again for a day.',
  };
}
