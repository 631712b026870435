import { useLocale } from '../locales/Locale.tsx';
import { TextNotice } from './TextNotice.tsx';

/** The page came over a connection on which anyone in between could change the requisites. */
export function InsecureNotice() {
  const { t } = useLocale();
  return <TextNotice title={t('header.insecure')} text={t('insecure.text')} />;
}
