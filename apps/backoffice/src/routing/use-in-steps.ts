import { useDeferredValue } from 'react';

/**
 * A first answer in the next transition: the part of the page that waits for it is rendered in small
 * steps, between which the browser handles input and the network. Later answers are there at once.
 */
export function useInSteps<Answer>(answer: Answer | undefined): Answer | undefined {
  const isThere = useDeferredValue(answer !== undefined);
  return isThere ? answer : undefined;
}
