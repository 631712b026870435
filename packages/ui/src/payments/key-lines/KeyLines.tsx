import { publicKeyLines } from '@tiyin/domain/callbacks';
import { useId } from 'react';
import { CopyButton } from '../../components/copy-button/index.ts';
import { say } from '../../locale/language/index.ts';
import { actions, key, label as labelClass, line, sheet } from './KeyLines.css.ts';

export type KeyLinesProps = {
  /** The public key: base64 of its SPKI form, 60 characters (API-29). */
  readonly publicKey: string;
  /** The name of the key, also in the label of the first copy button. */
  readonly label?: string;
  /** The same key as libraries of Standard Webhooks take it, `whpk_…`: with it there is a second copy action. */
  readonly webhookKey?: string;
  /** The name of the second copied form. */
  readonly webhookKeyLabel?: string;
  readonly copyLabel?: string;
  readonly copiedLabel?: string;
};

/** A public key in three equal lines, to be compared by eye, and copied whole (OFFICE-77). */
export function KeyLines({
  publicKey,
  label = say('Public key'),
  webhookKey,
  webhookKeyLabel = say('Key for Standard Webhooks'),
  copyLabel = say('Copy'),
  copiedLabel = say('Copied'),
}: KeyLinesProps) {
  const labelId = useId();
  const lines = publicKeyLines(publicKey).filter((text) => text !== '');
  return (
    <div role="group" aria-labelledby={labelId} className={key}>
      <span id={labelId} className={labelClass}>
        {label}
      </span>
      <code className={sheet}>
        {lines.map((text, place) => (
          <span key={place} className={line}>
            {text}
          </span>
        ))}
      </code>
      <div className={actions}>
        <CopyButton value={publicKey} what={label} label={copyLabel} copiedLabel={copiedLabel} />
        {webhookKey !== undefined && (
          <CopyButton
            value={webhookKey}
            what={webhookKeyLabel}
            label={say('Copy for Standard Webhooks')}
            copiedLabel={copiedLabel}
          />
        )}
      </div>
    </div>
  );
}
