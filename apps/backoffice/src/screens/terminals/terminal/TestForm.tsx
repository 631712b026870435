import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { CopyButton } from '@tiyin/ui/copy-button';
import { TestIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { LinkButton } from '@tiyin/ui/link-button';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Identifier } from '../../../identifier/Identifier.tsx';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { testForm, testFormLink } from './TerminalView.css.ts';

const QrCode = lazyScreen('qr-code', async () => (await import('@tiyin/ui/qr-code')).QrCode);

export interface TestFormProps {
  /** Creates a form and returns its address; undefined on failure, which was shown. */
  readonly onMake: () => Promise<string | undefined>;
}

function MadeForm({ url }: { readonly url: string }) {
  return (
    <div className={testForm}>
      <Late>
        <QrCode value={url} label={i18n.t('QR code of the test form')} size="sm" />
      </Late>
      <div className={testFormLink}>
        <Identifier>{url}</Identifier>
        <Inline gap={8}>
          {/* In a tab of its own: it is the customer's page and not one of ours. */}
          <LinkButton href={url} target="_blank" rel="noreferrer">
            {i18n.t('Open the form')}
          </LinkButton>
          <CopyButton value={url} what={i18n.t('Link of the test form')} />
        </Inline>
      </div>
    </div>
  );
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
        <div role="status">{url !== undefined && <MadeForm url={url} />}</div>
      </Stack>
    </Card>
  );
}
