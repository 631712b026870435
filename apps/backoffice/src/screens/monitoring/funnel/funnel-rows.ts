import type { DeviceClass, FormFunnel, FormLanguage, FunnelSteps } from '@tiyin/api/types';
import { type FunnelCounts, type FunnelStep, largestLeak } from '@tiyin/domain/monitoring';
import { formatAmount, formatSuccessRate } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';

/** The steps of the form in words. */
export const stepWords: Readonly<Record<FunnelStep, string>> = lateTexts({
  opened: () => i18n.t('Opened'),
  method: () => i18n.t('Method'),
  requisites: () => i18n.t('Requisites'),
  pressed: () => i18n.t('“I have paid”'),
  paid: () => i18n.t('Paid'),
});

const languageWords: Readonly<Record<FormLanguage, string>> = lateTexts({
  uz: () => i18n.t('Uzbek'),
  ru: () => i18n.t('Russian'),
  en: () => i18n.t('English'),
});

const deviceWords: Readonly<Record<DeviceClass, string>> = lateTexts({
  PHONE: () => i18n.t('Phone'),
  TABLET: () => i18n.t('Tablet'),
  DESKTOP: () => i18n.t('Desktop'),
});

type FunnelRowKind = 'all' | 'method' | 'language' | 'device';

/** The kinds of groups in words. */
export const kindWords: Readonly<Record<FunnelRowKind, string>> = lateTexts({
  all: () => i18n.t('All forms'),
  method: () => i18n.t('Method'),
  language: () => i18n.t('Language'),
  device: () => i18n.t('Device'),
});

/** A group of forms and how many reached each step. */
export interface FunnelRow {
  readonly kind: FunnelRowKind;
  readonly name: string;
  readonly counts: FunnelCounts;
}

function countsOf(steps: FunnelSteps): FunnelCounts {
  return {
    opened: steps.openedCount,
    method: steps.methodCount,
    requisites: steps.requisitesCount,
    pressed: steps.pressedCount,
    paid: steps.paidCount,
  };
}

/** All forms, then those of each method, language and device (OFFICE-783). */
export function funnelRows({ byDevice, byLanguage, byMethod, total }: FormFunnel): FunnelRow[] {
  return [
    { kind: 'all', name: i18n.t('All forms'), counts: countsOf(total) },
    ...byMethod.map(({ paymentMethod, steps }) => ({
      kind: 'method' as const,
      name: paymentMethod?.name ?? i18n.t('not kept'),
      counts: countsOf(steps),
    })),
    ...byLanguage.map(({ language, steps }) => ({
      kind: 'language' as const,
      name: language === null ? i18n.t('unknown') : languageWords[language],
      counts: countsOf(steps),
    })),
    ...byDevice.map(({ device, steps }) => ({
      kind: 'device' as const,
      name: device === null ? i18n.t('unknown') : deviceWords[device],
      counts: countsOf(steps),
    })),
  ];
}

const counted = (count: number) => formatAmount(count, 0);

function shareOf(count: number, whole: number): string {
  return formatSuccessRate((100 * count) / whole);
}

/** A step of a row: "880 · 80 %", of the forms of its first step. */
export function stepInWords({ counts, kind }: FunnelRow, step: FunnelStep): string {
  if (step === 'opened') return kind === 'method' ? '—' : counted(counts.opened);
  if (counts.opened === 0) return counted(counts[step]);
  return `${counted(counts[step])} · ${shareOf(counts[step], counts.opened)}`;
}

/** Where most customers of a row leave: "Requisites → “I have paid”: 270 · 24.5 %". */
export function leakInWords({ counts }: FunnelRow): string {
  const leak = largestLeak(counts);
  if (leak === undefined) return '—';
  const { from, lost, to } = leak;
  return i18n.t('{from} → {to}: {lost} · {share}', {
    from: stepWords[from],
    to: stepWords[to],
    lost: counted(lost),
    share: shareOf(lost, counts.opened),
  });
}

/** The funnel in a sentence; undefined where no form was made. */
export function funnelInWords({ madeCount, total }: FormFunnel): string | undefined {
  if (madeCount === 0) return undefined;
  const counts = countsOf(total);
  const opened = i18n.t('{opened} of {madeCount} forms were opened.', {
    opened: counted(counts.opened),
    madeCount: counted(madeCount),
  });
  const leak = largestLeak(counts);
  if (leak === undefined) return opened;
  const { from, lost, to } = leak;
  const most = i18n.t(
    'Most customers leave between {from} and {to}: {lost}, {share} of those who opened one.',
    {
      from: stepWords[from],
      to: stepWords[to],
      lost: counted(lost),
      share: shareOf(lost, counts.opened),
    },
  );
  return `${opened} ${most}`;
}
