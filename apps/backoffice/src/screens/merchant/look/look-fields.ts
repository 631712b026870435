import type { MerchantLook, MerchantLookChange } from '@tiyin/api/types';
import type { MerchantLogo } from '@tiyin/ui/payments/merchant-mark';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';

/** A look as it is edited. */
export interface LookFields {
  /** Empty: the merchant's name. */
  readonly displayName: string;
  /** Empty: the product's own colour. */
  readonly accent: string;
  /** One that was just chosen carries its bytes in its address. */
  readonly logo: MerchantLogo | null;
  /** One a line. */
  readonly frameOrigins: string;
}

/** A look as a person edits it. */
export function lookFields({ accent, displayName, frameOrigins, logo }: MerchantLook): LookFields {
  return {
    displayName: displayName ?? '',
    accent: accent ?? '',
    logo,
    frameOrigins: frameOrigins.join('\n'),
  };
}

/** The request for the edited values: nothing else changes. */
export function lookChange(edits: Partial<LookFields>): MerchantLookChange {
  const { accent, displayName, frameOrigins, logo } = edits;
  return {
    ...(displayName !== undefined && { displayName: displayName.trim() || null }),
    ...(accent !== undefined && { accent: accent || null }),
    ...(logo !== undefined && { logo: logo === null ? null : bytesOf(logo.url) }),
    ...(frameOrigins !== undefined && { frameOrigins: linesOf(frameOrigins) }),
  };
}

function bytesOf(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const names: Readonly<Record<keyof LookFields, string>> = lateTexts({
  displayName: () => i18n.t('the name'),
  accent: () => i18n.t('the colour'),
  logo: () => i18n.t('the logo'),
  frameOrigins: () => i18n.t('who may frame it'),
});

/** The other person's changes, in words. */
export function changedWords(edited: LookFields, current: LookFields): string {
  const keys = ['displayName', 'accent', 'logo', 'frameOrigins'] as const;
  const changed = keys.filter(
    (key) => JSON.stringify(edited[key]) !== JSON.stringify(current[key]),
  );
  const parts = changed.map((key) =>
    i18n.t('{key} is {current}', { key: names[key], current: describeField(current, key) }),
  );
  return parts.length === 0
    ? i18n.t('It is as you typed it.')
    : i18n.t('Now {list}.', { list: parts.join(', ') });
}

function describeField(fields: LookFields, key: keyof LookFields): string {
  if (key === 'logo') return fields.logo === null ? i18n.t('none') : i18n.t('another picture');
  const text = fields[key].split('\n').join(', ');
  return text === '' ? i18n.t('none') : i18n.t('“{text}”', { text });
}
