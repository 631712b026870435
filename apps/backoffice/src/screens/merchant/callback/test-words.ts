import type { CallbackTest } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';

/** The result of a test callback, in words. */
export interface TestWords {
  readonly isTaken: boolean;
  readonly title: string;
  readonly words: string;
}

const reasons: Readonly<Record<string, string>> = lateTexts({
  address_refused: () => i18n.t('The address leads to a private network, which is never called.'),
  timed_out: () => i18n.t('Nothing was answered within 10 seconds.'),
  ECONNREFUSED: () => i18n.t('Nothing listens at the address (ECONNREFUSED).'),
  ENOTFOUND: () => i18n.t('The host of the address is not known (ENOTFOUND).'),
});

/** Says whether the receiver accepted it, and otherwise what to do (OFFICE-81, API-38). */
export function testWords({ error, statusCode }: CallbackTest): TestWords {
  if (statusCode === null) {
    const reason =
      reasons[error ?? ''] ??
      i18n.t('The connection failed ({error}).', { error: error ?? i18n.t('failed') });
    return { isTaken: false, title: i18n.t('The test callback was not answered'), words: reason };
  }
  if (statusCode >= 200 && statusCode < 300) {
    return {
      isTaken: true,
      title: i18n.t('The test callback was taken: {statusCode}', { statusCode }),
      words: i18n.t('This is how a callback is taken.'),
    };
  }
  const isRedirect = statusCode >= 300 && statusCode < 400;
  return {
    isTaken: false,
    title: i18n.t('The test callback was not taken: {statusCode}', { statusCode }),
    words: isRedirect
      ? i18n.t('Redirects are not followed: give the address that they lead to.')
      : i18n.t('Only an answer of 2xx takes a callback; any other is tried again for a day.'),
  };
}
