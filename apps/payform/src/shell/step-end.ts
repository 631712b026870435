import { createContext } from 'react';
import type { ReactNode } from 'react';

/** The end of every step that waits for the customer; nothing elsewhere. */
export const StepEndContext = createContext<ReactNode>(null);
