import { CopyButton } from '@tiyin/ui/copy-button';
import { useLocale } from '../locales/Locale.tsx';
import { identifier, label as labelClass, line } from './IdentifierLine.css.ts';

/** What an identifier's line takes. */
export type IdentifierLineProps = { readonly label: string; readonly value: string };

/** An identifier in full, so that a screenshot keeps it too, and the button that copies it. */
export function IdentifierLine({ label, value }: IdentifierLineProps) {
  const { t } = useLocale();
  return (
    <div className={line}>
      <span className={labelClass}>{label}</span>
      <CopyButton value={value} what={label} label={t('copy')} copiedLabel={t('copied')} />
      <span className={identifier}>{value}</span>
    </div>
  );
}
