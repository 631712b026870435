/** The last firing of a rule, as far as its messages depend on it. */
export type AlertStanding = {
  /** The last firing began; null if there was none. */
  readonly firedAt: Date | null;
  /** It is over; null while it lasts. */
  readonly endedAt: Date | null;
  /** Since when the condition no longer holds while the firing lasts; null while it holds. */
  readonly calmSince: Date | null;
};

/** The change of a rule that follows from a verdict. */
export type AlertStep =
  | { readonly do: 'nothing' }
  | { readonly do: 'fire' }
  /** The condition holds no longer, or again: no message is sent yet. */
  | { readonly do: 'note'; readonly calmSince: Date | null }
  | { readonly do: 'end'; readonly calmSince: Date };

/** The verdict about a rule: it holds, it does not, or there is too little to say. */
export type AlertVerdict = 'holds' | 'clear' | 'unknown';

const minuteMs = 60_000;

/**
 * The next step of a rule (RUN-563): one message when it fires, none during the quiet time, and one when it is over. A
 * condition that comes and goes in the quiet time is one firing.
 */
export function nextAlertStep(
  standing: AlertStanding,
  verdict: AlertVerdict,
  { quietMinutes, now }: { readonly quietMinutes: number; readonly now: Date },
): AlertStep {
  const { calmSince, endedAt, firedAt } = standing;
  if (verdict === 'unknown') return { do: 'nothing' };
  const isFiring = firedAt !== null && endedAt === null;
  if (!isFiring) return verdict === 'holds' ? { do: 'fire' } : { do: 'nothing' };
  if (verdict === 'holds') {
    return calmSince === null ? { do: 'nothing' } : { do: 'note', calmSince: null };
  }
  const since = calmSince ?? now;
  const isQuiet = now.getTime() < firedAt.getTime() + quietMinutes * minuteMs;
  if (!isQuiet) return { do: 'end', calmSince: since };
  return calmSince === null ? { do: 'note', calmSince: since } : { do: 'nothing' };
}
