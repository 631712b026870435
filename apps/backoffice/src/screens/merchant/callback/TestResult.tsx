import type { CallbackTest } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Code } from '@tiyin/ui/code';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';
import { testWords } from './test-words.ts';

export interface TestResultProps {
  readonly result: CallbackTest | undefined;
  readonly problem: string | undefined;
}

/** The result of the test callback: the status and the start of the response. */
export function TestResult({ problem, result }: TestResultProps) {
  if (problem !== undefined) {
    return (
      <Banner tone="error" title={i18n.t('No test callback was sent')} isNews>
        {problem}
      </Banner>
    );
  }
  if (result === undefined) return null;
  const { isTaken, title, words } = testWords(result);
  return (
    <Stack gap={8}>
      <Banner tone={isTaken ? 'success' : 'warning'} title={title} isNews>
        {words}
      </Banner>
      {result.answer !== '' && (
        <Code look="block" label={i18n.t('What was answered')}>
          {result.answer}
        </Code>
      )}
    </Stack>
  );
}
