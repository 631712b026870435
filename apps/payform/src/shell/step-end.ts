import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What stands at the end of every step that is the customer's turn; nothing elsewhere. */
export const StepEndContext = createContext<ReactNode>(null);
