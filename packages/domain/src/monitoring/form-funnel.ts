/** The steps of a payment form, in their order (OFFICE-782). */
export const funnelSteps = ['opened', 'method', 'requisites', 'pressed', 'paid'] as const;

/** A step of a payment form. */
export type FunnelStep = (typeof funnelSteps)[number];

/** How many forms reached each step or a later one. */
export type FunnelCounts = Readonly<Record<FunnelStep, number>>;

/** Forms that reached a step and not the next one. */
export type FunnelLeak = {
  readonly from: FunnelStep;
  readonly to: FunnelStep;
  readonly lost: number;
};

/** Between which two steps most customers leave, the first of equals; undefined where none does. */
export function largestLeak(counts: FunnelCounts): FunnelLeak | undefined {
  return funnelSteps
    .flatMap((from, place) => {
      const to = funnelSteps[place + 1];
      return to === undefined ? [] : { from, to, lost: counts[from] - counts[to] };
    })
    .reduce<FunnelLeak | undefined>(
      (largest, leak) => (leak.lost > (largest?.lost ?? 0) ? leak : largest),
      undefined,
    );
}
