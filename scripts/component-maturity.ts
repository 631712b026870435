/** Facts by which a component is stable. */
export interface MaturityFacts {
  /** Apps that use it. */
  readonly apps: readonly string[];
  /** Whether its import path is part of the last release. */
  readonly isReleased: boolean;
  /** Whether its sheet is compared pixel by pixel. */
  readonly hasPicture: boolean;
  /** Its missing parts of the standard form. */
  readonly lacks: readonly string[];
}

/** Reasons why a component is new, in words for its page; without one it is stable. */
export function reasonsForNew(facts: MaturityFacts): string[] {
  return [
    ...(facts.isReleased ? [] : ['no released version has it']),
    ...(facts.apps.length > 0 ? [] : ['no app uses it']),
    ...(facts.hasPicture ? [] : ['its sheet has no picture']),
    ...(facts.lacks.length === 0 ? [] : ['its form is not complete']),
  ];
}
