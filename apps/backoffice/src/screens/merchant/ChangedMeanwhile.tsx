import { Banner } from '@tiyin/ui/banner';
import { i18n } from '../../texts/i18n.ts';

export interface ChangedMeanwhileProps {
  /** The other person's values, in words; missing without a conflict. */
  readonly now: string | undefined;
}

/** An edit conflict: shows the current values, and that no edits were lost (OFFICE-79). */
export function ChangedMeanwhile({ now }: ChangedMeanwhileProps) {
  if (now === undefined) return null;
  return (
    <Banner tone="warning" title={i18n.t('It was changed meanwhile')} isNews>
      {i18n.t(
        '{now} What you typed is kept: save again to replace that, or discard your changes.',
        { now },
      )}
    </Banner>
  );
}
