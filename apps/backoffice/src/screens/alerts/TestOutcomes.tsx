import type { AlertOutcome } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Code } from '@tiyin/ui/code';
import { Stack } from '@tiyin/ui/stack';
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
          title={error === null ? `Accepted: ${receiver}` : `Not accepted: ${receiver}`}
          isNews
        >
          <Stack gap={8}>
            <span>{wordsOf(channel, error)}</span>
            {answer !== '' && (
              <Code look="block" label={`Response of ${receiver}`}>
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
  if (error !== null) return `It ${sentenceOf(error)}.`;
  return channel === 'EMAIL'
    ? 'The mail server took the test message. Look whether it arrived.'
    : 'The webhook took the test message.';
}

/** A code that is a status is what was answered; any other says why nothing was. */
function sentenceOf(error: string): string {
  return /^\d{3}$/.test(error) ? errorWords(error) : `was not taken: ${errorWords(error)}`;
}
