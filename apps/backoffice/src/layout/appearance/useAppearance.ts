import { useState } from 'react';
import {
  applyAppearance,
  readAppearance,
  storeAppearance,
  type Appearance,
} from './stored-appearance.ts';

/** The appearance of the page, and a function that changes it now and for later visits. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const [appearance, setAppearance] = useState(() => readAppearance(window.localStorage));
  const change = (chosen: Appearance) => {
    storeAppearance(window.localStorage, chosen);
    applyAppearance(document.documentElement, chosen);
    setAppearance(chosen);
  };
  return [appearance, change];
}
