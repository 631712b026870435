import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { TestIcon } from '@tiyin/ui/icon';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';

/** Shown once there is a form. */
const MadeForm = lazyScreen('made-form', async () => (await import('./MadeForm.tsx')).MadeForm);

export interface TestFormProps {
  /** Creates a form and returns its address; undefined on failure, which was shown. */
  readonly onMake: () => Promise<string | undefined>;
}

/** Makes a form to try a test terminal by, and shows the way to it (OFFICE-68). */
export function TestForm({ onMake }: TestFormProps) {
  const [url, setUrl] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const make = async () => {
    setIsPending(true);
    try {
      setUrl((await onMake()) ?? url);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Card title={i18n.t('Test form')}>
      <Stack gap={16} align="start">
        <p>
          {i18n.t(
            'Try the terminal as a customer does: the form lives for an hour and moves no real money.',
          )}
        </p>
        <Button icon={TestIcon} onPress={() => void make()} isPending={isPending}>
          {url === undefined ? i18n.t('Make a test form') : i18n.t('Make another test form')}
        </Button>
        <div role="status">
          {url !== undefined && (
            <Late>
              <MadeForm url={url} />
            </Late>
          )}
        </div>
      </Stack>
    </Card>
  );
}
