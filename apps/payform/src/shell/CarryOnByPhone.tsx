import { QrCode } from '@tiyin/ui/qr-code';
import { useId } from 'react';
import { useLocale } from '../locales/Locale.tsx';
import { beside, text, title } from './CarryOnByPhone.css.ts';

export type CarryOnByPhoneProps = {
  /** The form's address, as links and QR codes carry it (FORM-68). */
  readonly url: string;
};

/** The form's address as a code for a phone's camera, beside the sheet: it opens there in the same language. */
export function CarryOnByPhone({ url }: CarryOnByPhoneProps) {
  const { language, t } = useLocale();
  const titleId = useId();
  return (
    <section className={beside} aria-labelledby={titleId}>
      <QrCode value={`${url}?lang=${language}`} label={t('phone.code')} />
      <h2 id={titleId} className={title}>
        {t('phone.title')}
      </h2>
      <p className={text}>{t('phone.text')}</p>
    </section>
  );
}
