import type { AlertOutcome } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Code } from '@tiyin/ui/code';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../texts/i18n.ts';
import { errorWords } from './alert-words.tsx';

export interface TestOutcomesProps {
  readonly outcomes: readonly AlertOutcome[];
}

/** The outcome of a test message at each receiver (OFFICE-561). */
export function TestOutcomes({ outcomes }: TestOutcomesProps) {
  return (
    <Stack gap={8}>
      {outcomes.map(({ answer, channel, error, receiver }) => (
        <Banner
          key={`${channel} ${receiver}`}
          tone={error === null ? 'success' : 'warning'}
          title={
            error === null
              ? i18n.t('Accepted: {receiver}', { receiver })
              : i18n.t('Not accepted: {receiver}', { receiver })
          }
          isNews
        >
          <Stack gap={8}>
            <span>{wordsOf(channel, error)}</span>
            {answer !== '' && (
              <Code look="block" label={i18n.t('Response of {receiver}', { receiver })}>
                {answer}
              </Code>
            )}
          </Stack>
        </Banner>
      ))}
    </Stack>
  );
}

function wordsOf(channel: AlertOutcome['channel'], error: string | null): string {
  if (error !== null) return sentenceOf(error);
  return channel === 'EMAIL'
    ? i18n.t('The mail server took the test message. Look whether it arrived.')
    : i18n.t('The webhook took the test message.');
}

/** A code that is a status is what was answered; any other says why nothing was. */
function sentenceOf(error: string): string {
  return /^\d{3}$/.test(error)
    ? i18n.t('It answered {error}.', { error })
    : i18n.t('It was not taken: {error}.', { error: errorWords(error) });
}
