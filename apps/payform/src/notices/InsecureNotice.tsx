import { useLocale } from '../locales/Locale.tsx';
import { TextNotice } from './TextNotice.tsx';

/** The page was loaded over a connection on which requisites could be changed. */
export function InsecureNotice() {
  const { t } = useLocale();
  return <TextNotice title={t('header.insecure')} text={t('insecure.text')} />;
}
