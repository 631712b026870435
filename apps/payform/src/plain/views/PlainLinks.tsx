import { ArrowLeftIcon, Icon } from '@tiyin/ui/icon';
import { useLocale } from '../../locales/Locale.tsx';
import type { Place } from '../place.ts';
import type { PlainContext } from '../plain-context.ts';
import { link, links } from './Plain.css.ts';

export type PlainLinksProps = {
  readonly context: PlainContext;
  /** This step once more, for the time that is left by then. */
  readonly again: Place;
  /** The address of back, if there is one (FORM-25). */
  readonly back?: Place | false;
};

/** The exits of a step that waits for the customer: back, reload, and cancel. */
export function PlainLinks({ context, again, back = false }: PlainLinksProps) {
  const { t } = useLocale();
  const { addressOf, init, say } = context;
  return (
    <p className={links}>
      {back !== false && (
        <a className={link} href={addressOf(back)}>
          <Icon glyph={ArrowLeftIcon} size={16} />
          {t('button.back')}
        </a>
      )}
      <a className={link} href={addressOf(again)}>
        {say('time.check')}
      </a>
      <a className={link} href={addressOf({ kind: 'cancel' })}>
        {t(init.type === 'Deposit' ? 'cancel.link' : 'cancel.link.withdrawal')}
      </a>
    </p>
  );
}
