import { useLocale } from '../locales/Locale.tsx';
import { TextNotice } from './TextNotice.tsx';

/** No form has that id. */
export function NotFoundNotice() {
  const { t } = useLocale();
  return <TextNotice title={t('header.not_found')} text={t('not_found.text')} />;
}
