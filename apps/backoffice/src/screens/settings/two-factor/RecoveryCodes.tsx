import { Code } from '@tiyin/ui/code';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { takeFocus } from '../../../forms/take-focus.ts';
import { i18n } from '../../../texts/i18n.ts';

export interface RecoveryCodesProps {
  readonly recoveryCodes: readonly string[];
  /** The words before the advice. */
  readonly news?: string;
}

/** New recovery codes, shown this once. */
export function RecoveryCodes({ news = i18n.t('It is on.'), recoveryCodes }: RecoveryCodesProps) {
  return (
    <Stack gap={16}>
      <p ref={takeFocus} tabIndex={-1}>
        {i18n.t(
          '{news} Keep these recovery codes where you find them without your phone: each lets you in once. They are not shown again.',
          { news },
        )}
      </p>
      <Stack as="ul" gap={4}>
        {recoveryCodes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Stack>
      <Inline>
        <CopyButton value={recoveryCodes.join('\n')} what={i18n.t('Recovery codes')} />
      </Inline>
    </Stack>
  );
}
