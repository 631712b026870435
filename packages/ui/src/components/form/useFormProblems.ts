import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { fieldNameOf } from './field-problem.ts';
import type { FieldProblem } from './field-problem.ts';
import { useForgiveness } from './useForgiveness.ts';
import { shownError, wrongFields } from './wrong-fields.ts';
import type { WrongField } from './wrong-fields.ts';

type Problems = readonly FieldProblem[] | undefined;

type Found = {
  readonly fields: readonly WrongField[];
  /** What was said of something that shows no error: no field of the form, or a switch. */
  readonly others: readonly string[];
  /** Since which answer of the server. */
  readonly since: Problems;
  /** Counts the findings, so that each is told of anew. */
  readonly count: number;
};

/** What is known to be wrong with a form, and what finds it out. */
export type FormProblems = Omit<Found, 'since'> & {
  /** By the name of the field, for the fields to show. */
  readonly byName: Record<string, string[]>;
  readonly onInvalid: (event: FormEvent) => void;
  readonly forget: () => void;
};

const nothing = { fields: [], others: [] };

/**
 * Finds what is wrong with a form when it could not be sent, and when a server's answer comes.
 * @param hasSummary whether the wrong fields are listed; if not, the first of them has the focus
 */
export function useFormProblems(
  formRef: RefObject<HTMLFormElement | null>,
  problems: Problems,
  hasSummary: boolean,
): FormProblems {
  const frame = useRef(0);
  const refused = useRef(new Set<Node>());
  const [found, setFound] = useState<Found>({ ...nothing, since: problems, count: 0 });
  const { byName, isForgiven } = useForgiveness(formRef, problems);

  useEffect(() => {
    if (problems === undefined || problems.length === 0) return undefined;
    return onceShown(frame, formRef, (form) => {
      const others = problems.filter(({ path }) => !isShownAtField(form, path));
      const fields = wrongFields(form);
      if (!hasSummary && others.length === 0) return fields[0]?.control.focus();
      const messages = others.map(({ message }) => message);
      return setFound(next(problems, hasSummary ? fields : [], messages));
    });
  }, [formRef, problems, hasSummary]);

  return {
    ...(found.since === problems ? found : nothing),
    count: found.count,
    byName,
    onInvalid: (event) => {
      if (isForgiven(event) || !hasSummary) return;
      // Otherwise the first wrong field would take the focus.
      event.preventDefault();
      if (event.target instanceof Node) refused.current.add(event.target);
      onceShown(frame, formRef, (form, framesLeft) => {
        if (framesLeft > 0 && !showsAll(form, refused.current)) return false;
        refused.current.clear();
        setFound(next(problems, wrongFields(form), []));
        return true;
      });
    },
    forget: () => setFound((known) => (hasSome(known) ? next(problems, [], [])(known) : known)),
  };
}

const next =
  (since: Problems, fields: Found['fields'], others: Found['others']) =>
  ({ count }: Found): Found => ({ fields, others, since, count: count + 1 });

const hasSome = ({ fields, others }: Found): boolean => fields.length + others.length > 0;

/* A busy browser draws some frames before every field shows its error. */
const mostFrames = 20;

/**
 * Each field shows its error first; then they can be read off the page together. Answers what takes it back.
 * @param read answers false where something is not shown yet, to be asked again after the next frame
 */
function onceShown(
  frame: RefObject<number>,
  formRef: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement, framesLeft: number) => boolean | void,
): () => void {
  cancelAnimationFrame(frame.current);
  const look = (framesLeft: number) => {
    frame.current = requestAnimationFrame(() => {
      if (formRef.current && read(formRef.current, framesLeft) === false) look(framesLeft - 1);
    });
  };
  look(mostFrames);
  return () => cancelAnimationFrame(frame.current);
}

/* Whether the fields around these controls all show an error. */
function showsAll(form: HTMLFormElement, controls: ReadonlySet<Node>): boolean {
  const fields = [...form.querySelectorAll(`[data-invalid]:has(${shownError})`)];
  return [...controls].every((control) => fields.some((field) => field.contains(control)));
}

/* A switch or a hidden value has a name, and no place for an error. */
function isShownAtField(form: HTMLFormElement, path: string): boolean {
  const named = form.elements.namedItem(fieldNameOf(path));
  const control = named instanceof RadioNodeList ? named[0] : named;
  // An input says that it is wrong as well as the field around it, which has the words.
  const fields = [...form.querySelectorAll(`[data-invalid]:has(${shownError})`)];
  return control instanceof Node && fields.some((field) => field.contains(control));
}
