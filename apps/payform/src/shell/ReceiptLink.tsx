import { useLocale } from '../locales/Locale.tsx';
import { link } from './ReceiptLink.css.ts';

/** Opens the receipt beside the form, which keeps the way back to the shop (FORM-260). */
export function ReceiptLink({ formUrl }: { readonly formUrl: string }) {
  const { language, t } = useLocale();
  return (
    <a
      className={link}
      href={`${formUrl}/receipt?lang=${language}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('success.receipt')}
    </a>
  );
}
