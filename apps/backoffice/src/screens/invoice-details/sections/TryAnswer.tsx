import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { Inline } from '@tiyin/ui/inline';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';

/** The answer that a try was given. */
export interface TryAnswerProps {
  /** At most 2 kB of it; null or empty without a response. */
  readonly answer: string | null;
}

/** The length that fits a row next to the other columns on a laptop. */
const shortCharacters = 32;

/** The beginning of an answer on one line, and on request all of it that is stored (INVOICE-215). */
export function TryAnswer({ answer }: TryAnswerProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (answer === null || answer === '') return '—';
  const characters = Array.from(answer);
  if (characters.length <= shortCharacters && !answer.includes('\n')) return <Code>{answer}</Code>;
  return (
    <Inline gap={4} wrap={isWhole}>
      {isWhole ? (
        <Code look="block" label={i18n.t('Answer')}>
          {answer}
        </Code>
      ) : (
        <Code>{`${characters.slice(0, shortCharacters).join('').replaceAll(/\s+/g, ' ')}…`}</Code>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isWhole}
        onPress={() => setIsWhole((was) => !was)}
      >
        {isWhole ? i18n.t('Show less') : i18n.t('Show all')}
      </Button>
    </Inline>
  );
}
