import { ApiProblem } from '@tiyin/api/errors';
import type { InvoiceView } from '@tiyin/api/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { type NamedView, dropView, planMove, readViews } from '../named-views.ts';

interface Moving {
  /** Missing while loading. */
  readonly views: readonly InvoiceView[] | undefined;
  /** Saves a view on the server. */
  readonly onSave: (view: NamedView) => Promise<unknown>;
  /** Called after some were moved. */
  readonly onMoved: () => void;
}

/** Moves each view that the server does not have; returns the number of those that it refused. */
async function moveAll({ onMoved, onSave, views = [] }: Moving): Promise<number> {
  const plan = planMove(readViews(window.localStorage), views);
  let refused = 0;
  for (const { saveAs, view } of plan) {
    try {
      if (saveAs !== undefined) await onSave({ ...view, name: saveAs });
      dropView(window.localStorage, view);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refused += 1;
    }
  }
  if (plan.length > 0) onMoved();
  return refused;
}

/**
 * Moves the views of this browser to the server, once its own are known (OFFICE-623). Those that the server refuses
 * stay here.
 * @returns the number of those that stay
 */
export function useMovedViews(moving: Moving): number {
  const [leftCount, setLeftCount] = useState(0);
  const isKnown = moving.views !== undefined;
  const move = useEffectEvent(() => moveAll(moving));
  useEffect(() => {
    if (isKnown) void move().then(setLeftCount);
  }, [isKnown]);
  return leftCount;
}
