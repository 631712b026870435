import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';

/** A key as the server shows it once. */
export interface NewKey {
  readonly name: string;
  /** The key; of one that waits, its first half. */
  readonly token: string;
  /** It does not work before a second person approves it, who is shown the second half (PEOPLE-508). */
  readonly isWaiting?: boolean;
}

export interface MadeKeyProps {
  readonly made: NewKey;
  readonly onPutAway: () => void;
}

/** A new key, shown this once. It stays on the page, not in a dialog, so that a press outside does not lose it. */
export function MadeKey({ made, onPutAway }: MadeKeyProps) {
  const { isWaiting = false, name, token } = made;
  const title = isWaiting
    ? i18n.t('The key “{name}” waits for a second person', { name })
    : i18n.t('The key “{name}” is made', { name });
  return (
    <Banner tone={isWaiting ? 'primary' : 'success'} title={title} isNews>
      <Stack gap={8}>
        <span>{i18n.t('Copy it now: it is shown only this once.')}</span>
        {isWaiting && (
          <span>
            {i18n.t(
              'This is the first half. The second one is shown to the person who approves the key, within 24 hours; pass both on, so that nobody of you has the whole key.',
            )}
          </span>
        )}
        <Code
          look="block"
          label={isWaiting ? i18n.t('First half of the API key') : i18n.t('API key')}
        >
          {token}
        </Code>
        <Inline gap={8}>
          <CopyButton value={token} what={i18n.t('API key')} />
          <Button size="sm" onPress={onPutAway}>
            {i18n.t('I have copied it')}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
