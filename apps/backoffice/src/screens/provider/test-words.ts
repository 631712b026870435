import type { ProviderTest } from '@tiyin/api/types';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

/** The result of a test call, in words. */
export interface TestWords {
  readonly isGood: boolean;
  readonly title: string;
  readonly words: string;
}

const reasons: Readonly<Record<string, string>> = lateTexts({
  address_refused: () =>
    i18n.t(
      'The address leads to a private network that TIYIN_PROVIDER_NETWORKS does not list, or is plain http.',
    ),
  timed_out: () => i18n.t('Nothing was answered within 10 seconds.'),
  ECONNREFUSED: () => i18n.t('Nothing listens at the address (ECONNREFUSED).'),
  ECONNRESET: () => i18n.t('The connection was cut off (ECONNRESET).'),
  ENOTFOUND: () => i18n.t('The host of the address is not known (ENOTFOUND).'),
  CERT_HAS_EXPIRED: () => i18n.t('The certificate of the address has expired (CERT_HAS_EXPIRED).'),
  DEPTH_ZERO_SELF_SIGNED_CERT: () =>
    i18n.t('The certificate is signed by itself, which is not trusted.'),
});

/** Says whether the provider answered a signed request as it should, and otherwise what to do (OFFICE-371). */
export function testWords({
  error,
  statusCode,
}: Pick<ProviderTest, 'error' | 'statusCode'>): TestWords {
  if (statusCode === null) {
    const words =
      reasons[error ?? ''] ??
      i18n.t('The connection failed ({error}).', { error: error ?? i18n.t('failed') });
    return { isGood: false, title: i18n.t('The provider did not answer'), words };
  }
  return { isGood: statusCode === 404, title: titleOf(statusCode), words: wordsOf(statusCode) };
}

function titleOf(statusCode: number): string {
  return statusCode === 404
    ? i18n.t('The provider answers and accepts the signature')
    : i18n.t('The provider answered {statusCode}', { statusCode });
}

function wordsOf(statusCode: number): string {
  if (statusCode === 404)
    return i18n.t('It was asked for a payout that does not exist, and said so: 404.');
  if (statusCode === 401 || statusCode === 403) {
    return i18n.t(
      'It does not accept the signature: check that it has the same secret, and its clock.',
    );
  }
  if (statusCode >= 300 && statusCode < 400) {
    return i18n.t('Redirects are not followed: give the address that they lead to.');
  }
  if (statusCode >= 500) return i18n.t('It failed on its side: look into its log.');
  return i18n.t(
    'It was asked for a payout that does not exist, and should answer 404: check the address.',
  );
}
