import { CopyByHand, CopyButton, useCopyByHand } from '@tiyin/ui/copy-button';
import { useLocale } from '../locales/Locale.tsx';
import { identifier, label as labelClass, line } from './IdentifierLine.css.ts';

export type IdentifierLineProps = { readonly label: string; readonly value: string };

/** An identifier in full, so that a screenshot keeps it too, and the button that copies it. */
export function IdentifierLine({ label, value }: IdentifierLineProps) {
  const { t } = useLocale();
  const { isByHand, target, onCopied, onError } = useCopyByHand();
  return (
    <div className={line}>
      <span className={labelClass}>{label}</span>
      <CopyButton
        what={label}
        label={t('copy')}
        copiedLabel={t('copied')}
        {...{ value, onCopied, onError }}
      />
      <span ref={target} className={identifier}>
        {value}
      </span>
      <CopyByHand isByHand={isByHand} text={t('copy.by_hand')} />
    </div>
  );
}
