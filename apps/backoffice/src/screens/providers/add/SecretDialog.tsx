import { ShownOnceDialog } from '@tiyin/ui/shown-once-dialog';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';

export interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** Until when the former one counts as well; null if it does not. */
  readonly formerUntilDate?: string | null;
  /** Two people agree to it, and each is shown a half (PEOPLE-510). Missing for the whole secret. */
  readonly half?: keyof typeof halfWords;
  readonly onClose: () => void;
}

const halfWords = lateTexts({
  first: () =>
    i18n.t(
      'This is the first half. The second one is shown to the person who approves it, within 24 hours; pass both on, so that nobody of you has the whole secret. If nobody approves it, it never counts.',
    ),
  second: () =>
    i18n.t(
      'This is the second half. Its requester has the first one; pass both on, so that nobody of you has the whole secret.',
    ),
});

const halfNames = {
  first: () => i18n.t('First half'),
  second: () => i18n.t('Second half'),
};

const copiedNames = {
  first: () => i18n.t('first half'),
  second: () => i18n.t('second half'),
};

/** A secret, or a half of it, shown this once (OFFICE-372). */
export function SecretDialog(props: SecretDialogProps) {
  const { formerUntilDate, half, onClose, secret, title } = props;
  const name = half === undefined ? i18n.t('Secret') : halfNames[half]();
  return (
    <ShownOnceDialog
      title={title}
      label={name}
      value={secret}
      what={half === undefined ? i18n.t('secret') : copiedNames[half]()}
      doneLabel={i18n.t('I have copied it')}
      onClose={onClose}
    >
      {half !== 'second' && (
        <p>
          {i18n.t(
            'Both sides sign their messages with it. Copy it now: it is shown only this once.',
          )}
        </p>
      )}
      {half && <p>{halfWords[half]}</p>}
      {half === 'second' && <p>{i18n.t('Copy it now: it is shown only this once.')}</p>}
      {formerUntilDate !== undefined && (
        <p>
          {formerUntilDate === null
            ? i18n.t('The former secret is refused from now on.')
            : i18n.t('The former secret counts as well until {formerUntilDate} UTC.', {
                formerUntilDate: formatShortUtc(formerUntilDate),
              })}
        </p>
      )}
    </ShownOnceDialog>
  );
}
