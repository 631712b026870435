import { Banner } from '@tiyin/ui/banner';
import { useLocale } from '../locales/Locale.tsx';
import { frame } from './ConnectionLost.css.ts';

/** The server is unreachable; the view stays (FORM-15). */
export function ConnectionLost() {
  const { t } = useLocale();
  return (
    <div className={frame}>
      <Banner tone="warning" isNews>
        {t('connection.lost')}
      </Banner>
    </div>
  );
}
