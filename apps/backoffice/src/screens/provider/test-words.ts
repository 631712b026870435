import type { ProviderTest } from '@tiyin/api/types';

/** The result of a test call, in words. */
export interface TestWords {
  readonly isGood: boolean;
  readonly title: string;
  readonly words: string;
}

const reasons: Readonly<Record<string, string>> = {
  address_refused:
    'The address leads to a private network that TIYIN_PROVIDER_NETWORKS does not list, or is plain http.',
  timed_out: 'Nothing was answered within 10 seconds.',
  ECONNREFUSED: 'Nothing listens at the address (ECONNREFUSED).',
  ECONNRESET: 'The connection was cut off (ECONNRESET).',
  ENOTFOUND: 'The host of the address is not known (ENOTFOUND).',
  CERT_HAS_EXPIRED: 'The certificate of the address has expired (CERT_HAS_EXPIRED).',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by itself, which is not trusted.',
};

/** Says whether the provider answered a signed request as it should, and otherwise what to do (OFFICE-371). */
export function testWords({
  error,
  statusCode,
}: Pick<ProviderTest, 'error' | 'statusCode'>): TestWords {
  if (statusCode === null) {
    const words = reasons[error ?? ''] ?? `The connection failed (${error ?? 'failed'}).`;
    return { isGood: false, title: 'The provider did not answer', words };
  }
  return { isGood: statusCode === 404, title: titleOf(statusCode), words: wordsOf(statusCode) };
}

function titleOf(statusCode: number): string {
  return statusCode === 404
    ? 'The provider answers and accepts the signature'
    : `The provider answered ${statusCode}`;
}

function wordsOf(statusCode: number): string {
  if (statusCode === 404) return 'It was asked for a payout that does not exist, and said so: 404.';
  if (statusCode === 401 || statusCode === 403) {
    return 'It does not accept the signature: check that it has the same secret, and its clock.';
  }
  if (statusCode >= 300 && statusCode < 400) {
    return 'Redirects are not followed: give the address that they lead to.';
  }
  if (statusCode >= 500) return 'It failed on its side: look into its log.';
  return 'It was asked for a payout that does not exist, and should answer 404: check the address.';
}
