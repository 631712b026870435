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

/**
 * Moves the views of this browser to the server, once its own are known (OFFICE-623). Those that the server refuses
 * stay here.
 * @returns the number of those that stay
 */
export function useMovedViews({ onMoved, onSave, views }: Moving): number {
  const [leftCount, setLeftCount] = useState(0);
  const isKnown = views !== undefined;
  const move = useEffectEvent(async () => {
    const plan = planMove(readViews(window.localStorage), views ?? []);
    for (const { saveAs, view } of plan) {
      try {
        if (saveAs !== undefined) await onSave({ ...view, name: saveAs });
        dropView(window.localStorage, view);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        setLeftCount((count) => count + 1);
      }
    }
    if (plan.length > 0) onMoved();
  });
  useEffect(() => {
    if (isKnown) void move();
  }, [isKnown]);
  return leftCount;
}
