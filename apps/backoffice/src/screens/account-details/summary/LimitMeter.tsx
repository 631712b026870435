import type { Currency } from '@tiyin/api/types';
import { limitUsePercent } from '@tiyin/domain/accounts';
import { amountFromWire, plus } from '@tiyin/domain/money';
import { formatMoney } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { expected as expectedClass, standing, track } from './LimitMeter.css.ts';

/** The figures that use the limit of an account, in minor units. */
export interface LimitUse {
  readonly currency: Currency;
  /** The money that stands there. */
  readonly balance: number;
  /** The money that open deposits will bring. */
  readonly expected: number;
  readonly limit: number;
}

/** The used share of the limit in whole per cent; above 100 where it was lowered. */
export function percentOf({ balance, expected, limit }: LimitUse): number {
  return limitUsePercent(
    plus(amountFromWire(balance), amountFromWire(expected)),
    amountFromWire(limit),
  );
}

/** The same in words: a small part is not written as nothing. */
export function usedWords(use: LimitUse): string {
  const percent = percentOf(use);
  return percent === 0 && use.balance + use.expected > 0 ? '< 1 %' : `${percent} %`;
}

function toneOf(percent: number): keyof typeof standing {
  if (percent >= 100) return 'error';
  return percent >= 90 ? 'warning' : 'neutral';
}

/** The width of a part of the bar, in per cent of it. */
function widthOf(part: number, limit: number, room: number): number {
  const percent = limitUsePercent(amountFromWire(part), amountFromWire(limit));
  return Math.min(room, part > 0 ? Math.max(1, percent) : 0);
}

/** How much of the limit is used; its name and value say the same as its colours (OFFICE-310). */
export function LimitMeter(use: LimitUse) {
  const { balance, currency, expected, limit } = use;
  const percent = percentOf(use);
  const words = (amount: number) => formatMoney(amount, currency);
  const stands = widthOf(balance, limit, 100);
  const comes = widthOf(expected, limit, 100 - stands);
  return (
    <div
      role="meter"
      aria-label={i18n.t('Use of the limit')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, percent)}
      aria-valuetext={i18n.t('{use} of {limit}: {balance} there, {expected} expected', {
        use: usedWords(use),
        limit: words(limit),
        balance: words(balance),
        expected: words(expected),
      })}
      className={track}
    >
      <span className={standing[toneOf(percent)]} style={{ inlineSize: `${stands}%` }} />
      {comes > 0 && <span className={expectedClass} style={{ inlineSize: `${comes}%` }} />}
    </div>
  );
}
