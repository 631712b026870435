import { ArrowLeftIcon, Icon } from '@tiyin/ui/icon';
import { useLocale } from '../../locales/Locale.tsx';
import type { Place } from '../place.ts';
import type { Scene } from '../scene.ts';
import { link, links } from './Plain.css.ts';

/** What the ways out of a step take. */
export type PlainLinksProps = {
  readonly scene: Scene;
  /** Where back leads, where there is a way back (decision 35). */
  readonly back?: Place | false;
};

/** The ways out of a step that is the customer's turn: back, and giving up. */
export function PlainLinks({ scene, back = false }: PlainLinksProps) {
  const { t } = useLocale();
  return (
    <p className={links}>
      {back !== false && (
        <a className={link} href={scene.addressOf(back)}>
          <Icon glyph={ArrowLeftIcon} size={16} />
          {t('button.back')}
        </a>
      )}
      <a className={link} href={scene.addressOf({ kind: 'cancel' })}>
        {scene.say('cancel.link')}
      </a>
    </p>
  );
}
