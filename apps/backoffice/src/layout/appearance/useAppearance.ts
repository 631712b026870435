import { useState } from 'react';
import {
  applyAppearance,
  readAppearance,
  storeAppearance,
  type Appearance,
} from './stored-appearance.ts';

/** How the page looks, and what changes it at once and for the next visits. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const [appearance, setAppearance] = useState(() => readAppearance(window.localStorage));
  const change = (chosen: Appearance) => {
    storeAppearance(window.localStorage, chosen);
    applyAppearance(document.documentElement, chosen);
    setAppearance(chosen);
  };
  return [appearance, change];
}
