import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';

/** A key as the server shows it once. */
export interface NewKey {
  readonly name: string;
  readonly token: string;
}

export interface MadeKeyProps {
  readonly made: NewKey;
  readonly onPutAway: () => void;
}

/** A new key, shown this once. It stays on the page, not in a dialog, so that a press outside does not lose it. */
export function MadeKey({ made, onPutAway }: MadeKeyProps) {
  return (
    <Banner tone="success" title={`The key “${made.name}” is made`} isNews>
      <Stack gap={8}>
        <span>Copy it now: it is shown only this once.</span>
        <Code look="block" label="API key">
          {made.token}
        </Code>
        <Inline gap={8}>
          <CopyButton value={made.token} what="API key" />
          <Button size="sm" onPress={onPutAway}>
            I have copied it
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
