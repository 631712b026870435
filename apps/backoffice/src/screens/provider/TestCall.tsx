import type { ProviderTest } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Code } from '@tiyin/ui/code';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { testWords } from './test-words.ts';

export interface TestCallProps {
  /** Makes the call; undefined where it was not made. */
  readonly onTest: () => Promise<ProviderTest | undefined>;
}

/** Calls the provider, and says what came (OFFICE-371). */
export function TestCall({ onTest }: TestCallProps) {
  const [isPending, setIsPending] = useState(false);
  const [result, setResult] = useState<ProviderTest>();
  const test = async () => {
    setIsPending(true);
    setResult(undefined);
    setResult(await onTest());
    setIsPending(false);
  };
  return (
    <Card
      title={i18n.t('Test call')}
      actions={
        <Button size="sm" isPending={isPending} onPress={() => void test()}>
          {i18n.t('Call now')}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>
          {i18n.t(
            'A signed request for the status of a payout that does not exist. It moves no money.',
          )}
        </p>
        {result && <Result result={result} />}
      </Stack>
    </Card>
  );
}

function Result({ result }: { readonly result: ProviderTest }) {
  const { isGood, title, words } = testWords(result);
  return (
    <>
      <Banner tone={isGood ? 'success' : 'warning'} title={title} isNews>
        {words}
      </Banner>
      {result.answer !== '' && (
        <Code look="block" label={i18n.t('What was answered')}>
          {result.answer}
        </Code>
      )}
    </>
  );
}
