import { CopyButton } from '@tiyin/ui/copy-button';
import { Identifier } from '@tiyin/ui/identifier';
import { Inline } from '@tiyin/ui/inline';
import { LinkButton } from '@tiyin/ui/link-button';
import { QrCode } from '@tiyin/ui/qr-code';
import { i18n } from '../../../texts/i18n.ts';
import { testForm, testFormLink } from './TerminalView.css.ts';

/** The way to a form that was made, by its address and its QR code (OFFICE-68). */
export function MadeForm({ url }: { readonly url: string }) {
  return (
    <div className={testForm}>
      <QrCode value={url} label={i18n.t('QR code of the test form')} size="sm" />
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
